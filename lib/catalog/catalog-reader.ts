import type { Result } from '../domain/result.ts'
import type { StoreApiError } from '../store-api/errors.ts'
import { type Catalog, type CatalogSnapshot, changedTags, indexCatalog } from './snapshot.ts'

type Effects = {
  /** One reading; it is handed the last good one. */
  readonly read: (previous: CatalogSnapshot | null) => Promise<Result<CatalogSnapshot, StoreApiError>>
  readonly file: {
    readonly find: () => Promise<CatalogSnapshot | null>
    readonly save: (snapshot: CatalogSnapshot) => Promise<void>
  }
  readonly expireTags: (tags: Iterable<string>) => void
  /** Told of every catalogue that takes the place of another one. */
  readonly onCatalog?: (catalog: Catalog) => void
  readonly log: (
    level: 'info' | 'warn' | 'error',
    event: string,
    fields?: Record<string, string | number>,
  ) => void
  readonly refreshMs: number
  /** Milliseconds a visitor waits while no catalogue was ever read (trust R1). */
  readonly patienceMs?: number
  /** Milliseconds after a failed reading in which nobody waits for another one. */
  readonly restMs?: number
}

export type CatalogReader = {
  /** The catalogue as last read. Waits only while nothing was ever known; throws when that read fails. */
  readonly current: () => Promise<Catalog>
  /** The same without waiting: null while nothing was ever known. */
  readonly find: () => Catalog | null
  /** Reads the store now; callers at the same time share one reading. False when it failed. */
  readonly refresh: () => Promise<boolean>
}

/** Keeps one catalogue in memory and on disk, and reads it anew in the background. A bad answer changes nothing. */
export function createCatalogReader({
  read,
  file,
  expireTags,
  onCatalog = () => undefined,
  log,
  refreshMs,
  patienceMs = 2500,
  restMs = 2000,
}: Effects): CatalogReader {
  let catalog: Catalog | null = null
  let lastError: StoreApiError | null = null
  let failedAt = Number.NEGATIVE_INFINITY
  let running: Promise<boolean> | null = null

  function keep(snapshot: CatalogSnapshot): void {
    catalog = indexCatalog(snapshot)
    onCatalog(catalog)
  }

  async function readOnce(): Promise<boolean> {
    const result = await read(catalog?.snapshot ?? null)
    if (!result.ok) {
      lastError = result.error
      failedAt = performance.now()
      log('warn', 'catalog.refresh-failed', {
        message: result.error.message,
        correlationId: result.error.correlationId ?? 'none',
      })
      return false
    }
    lastError = null
    const tags = changedTags(catalog?.snapshot ?? null, result.value)
    if (catalog && tags.size === 0) {
      const { language, readAt } = result.value
      catalog = { ...catalog, snapshot: { ...catalog.snapshot, language, readAt } }
      return true
    }
    keep(result.value)
    expireTags(tags)
    log('info', 'catalog.changed', { products: result.value.products.length, tags: tags.size })
    await file.save(result.value).catch((error: unknown) => {
      log('error', 'catalog.save-failed', { message: String(error) })
    })
    return true
  }

  function isResting(): boolean {
    return performance.now() - failedAt <= restMs
  }

  function refresh(): Promise<boolean> {
    running ??= readOnce().finally(() => {
      running = null
    })
    return running
  }

  async function start(): Promise<void> {
    const saved = await file.find()
    if (saved) keep(saved)
    setInterval(() => void refresh(), refreshMs).unref()
    // With a last known good catalogue nobody waits for the store.
    if (saved) void refresh()
    else await refresh()
  }

  const started = start()

  return {
    async current() {
      if (!catalog && !isResting()) {
        await withPatience(
          started.then(() => catalog !== null || isResting() || refresh()),
          patienceMs,
        )
      }
      if (catalog) return catalog
      throw lastError ?? new Error('the store has not answered yet')
    },
    find: () => catalog,
    refresh,
  }
}

/** Resolves with the work, or after `ms` without it. */
async function withPatience(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([
    work,
    new Promise((resolve) => {
      timer = setTimeout(resolve, ms)
    }),
  ])
  clearTimeout(timer)
}
