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
  /** Called with every catalogue that says something else than the one before, with its revision, in the moment from which it is the one. */
  readonly onCatalog?: (catalog: Catalog, revision: string) => void
  readonly onConfirmed?: (catalog: Catalog) => void
  readonly log: CatalogLog
  readonly refreshMs: number
  /** Whether the shop has no visitors: the store is then read every few minutes only. */
  readonly isIdle?: () => boolean
  /** Milliseconds a visitor waits while no catalogue was ever read (trust R1). */
  readonly timeoutMs?: number
  /** Milliseconds after a failed reading in which no page waits for another one. */
  readonly restMs?: number
}

export type CatalogFailure = {
  readonly at: string
  /** Null: a fault of ours, not a bad answer. */
  readonly kind: StoreApiErrorKind | null
}

export type CatalogReader = {
  /** The catalogue as last read. Waits only while nothing was ever known; throws when that read fails. */
  readonly current: () => Promise<Catalog>
  /** The same without waiting: null while nothing was ever known. */
  readonly find: () => Catalog | null
  readonly lastFailure: () => CatalogFailure | null
  /** Reads the store now; callers at the same time share one reading. False when it failed. */
  readonly refresh: () => Promise<boolean>
  /** Reads the store in a reading that begins after the call. */
  readonly readAnew: () => Promise<boolean>
  /** Resolves when the last good reading on disk is in use, or found to be none. */
  readonly loaded: Promise<void>
}

/** Milliseconds between two readings while there are no visitors: well before the catalogue counts as old. */
const idleRefreshMs = 300_000

/** Keeps one catalogue in memory and on disk, and reads it anew in the background. A bad answer changes nothing. */
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

  /** True where it says something new. */
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
        // A bug, not a bad answer: the next reading may be better.
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
    // With a last known good catalogue no page waits for the store.
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

/** Seconds without a good reading, after which people should look, whatever the shop is set to: prices may be yesterday's. */
const oldAfterSeconds = 600

/** Whether a catalogue that was last confirmed so long ago is old, in a shop that reads it this often. */
export function isOldCatalog(ageSeconds: number, refreshSeconds: number): boolean {
  return ageSeconds > Math.max(oldAfterSeconds, 3 * refreshSeconds)
}
