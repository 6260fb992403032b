import type { Result } from '../domain/result.ts'
import { raceTimeout } from '../server/timing.ts'
import { type StoreApiError, type StoreApiErrorKind, storeAdvice } from '../store/errors.ts'
import { catalogRevision } from './catalog-revision.ts'
import { type Catalog, type CatalogSnapshot, indexCatalog } from './snapshot.ts'

export type CatalogLog = (
  level: 'info' | 'warn' | 'error',
  event: string,
  fields?: Record<string, string | number>,
) => void

type Effects = {
  readonly read: (previous: CatalogSnapshot | null) => Promise<Result<CatalogSnapshot | null, StoreApiError>>
  readonly file: {
    readonly find: () => Promise<CatalogSnapshot | null>
    readonly save: (snapshot: CatalogSnapshot) => Promise<void>
  }
  /** Receives each changed catalogue with its revision, synchronously with the change. */
  readonly onCatalog?: (catalog: Catalog, revision: string) => void
  readonly onConfirmed?: (catalog: Catalog) => void
  readonly log: CatalogLog
  readonly refreshMs: number
  /** Slows readings down to every few minutes. */
  readonly isIdle?: () => boolean
  /** Milliseconds a visitor waits for the very first reading (trust R1). */
  readonly timeoutMs?: number
  /** Milliseconds after a failed reading in which no page waits for another. */
  readonly restMs?: number
}

export type CatalogFailure = {
  readonly at: string
  /** Null: an internal error, not a bad answer. */
  readonly kind: StoreApiErrorKind | null
}

export type CatalogReader = {
  /** Returns the last catalogue; waits only for the very first reading, and throws when that fails. */
  readonly current: () => Promise<Catalog>
  /** Does not wait: null before the first reading. */
  readonly find: () => Catalog | null
  readonly lastFailure: () => CatalogFailure | null
  /** Reads the store; concurrent callers share one reading. False on failure. */
  readonly refresh: () => Promise<boolean>
  /** Reads the store in a reading that starts after the call. */
  readonly readAnew: () => Promise<boolean>
  /** Resolves after the saved catalogue was loaded, or none found. */
  readonly loaded: Promise<void>
}

/** Milliseconds between readings without visitors; well below the age of an old catalogue. */
const idleRefreshMs = 300_000

export function createCatalogReader({
  read,
  file,
  onCatalog = () => undefined,
  onConfirmed = () => undefined,
  log,
  refreshMs,
  isIdle = () => false,
  timeoutMs = 2500,
  restMs = 2000,
}: Effects): CatalogReader {
  let catalog: Catalog | null = null
  let revision = ''
  let lastError: StoreApiError | null = null
  let failedAt = Number.NEGATIVE_INFINITY
  let readAt = Number.NEGATIVE_INFINITY
  let lastFailure: CatalogFailure | null = null
  let running: Promise<boolean> | null = null

  /** Returns true for a changed catalogue. */
  async function keep(snapshot: CatalogSnapshot): Promise<boolean> {
    const next = await catalogRevision(snapshot)
    if (catalog && next === revision) {
      const { language, readAt } = snapshot
      catalog = { ...catalog, snapshot: { ...catalog.snapshot, language, readAt } }
      onConfirmed(catalog)
      return false
    }
    catalog = indexCatalog(snapshot)
    revision = next
    try {
      onCatalog(catalog, revision)
    } catch (error) {
      log('error', 'catalog.follow-failed', { message: String(error) })
    }
    return true
  }

  async function readOnce(): Promise<boolean> {
    await loaded
    readAt = performance.now()
    const result = await read(catalog?.snapshot ?? null)
    if (!result.ok) {
      const isKnown = lastError?.kind === result.error.kind && lastError.message === result.error.message
      lastError = result.error
      noteFailure(result.error.kind)
      const advice = storeAdvice(result.error)
      if (isKnown) return false
      log('warn', 'catalog.refresh-failed', {
        message: result.error.message,
        correlationId: result.error.correlationId ?? 'none',
        ...(advice ? { advice } : {}),
      })
      return false
    }
    if (lastError) log('info', 'catalog.refresh-recovered', {})
    lastError = null
    if (result.value && (await keep(result.value))) {
      log('info', 'catalog.changed', { products: result.value.products.length, revision })
      await file.save(result.value).catch((error: unknown) => {
        log('error', 'catalog.save-failed', { message: String(error) })
      })
    }
    return true
  }

  function noteFailure(kind: CatalogFailure['kind']): void {
    failedAt = performance.now()
    lastFailure = { at: new Date().toISOString(), kind }
  }

  function isResting(): boolean {
    return performance.now() - failedAt <= restMs
  }

  function refresh(): Promise<boolean> {
    running ??= readOnce()
      .catch((error: unknown) => {
        noteFailure(null)
        log('error', 'catalog.refresh-broken', { message: String(error) })
        return false
      })
      .finally(() => {
        running = null
      })
    return running
  }

  async function load(): Promise<void> {
    try {
      const saved = await file.find()
      if (saved) await keep(saved)
    } catch (error) {
      log('error', 'catalog.load-failed', { message: String(error) })
    }
  }

  setInterval(() => {
    if (!isIdle() || performance.now() - readAt >= idleRefreshMs - refreshMs / 2) void refresh()
  }, refreshMs).unref()
  const loaded = load()
  const started = loaded.then(() => {
    const first = refresh()
    // With a previous catalogue no page waits for the store.
    return catalog !== null || first
  })

  return {
    async current() {
      if (!catalog && !isResting()) {
        await raceTimeout(
          started.then(() => catalog !== null || isResting() || refresh()),
          timeoutMs,
        )
      }
      if (catalog) return catalog
      throw lastError ?? new Error('the store has not answered yet')
    },
    find: () => catalog,
    lastFailure: () => lastFailure,
    refresh,
    async readAnew() {
      await running
      return refresh()
    },
    loaded,
  }
}

/** Seconds without a good reading before the operator is warned: prices may be outdated. */
const oldAfterSeconds = 600

export function isOldCatalog(ageSeconds: number, refreshSeconds: number): boolean {
  return ageSeconds > Math.max(oldAfterSeconds, 3 * refreshSeconds)
}
