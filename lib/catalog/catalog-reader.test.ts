import { describe, expect, it, vi } from 'vitest'
import { failure, type Result, success } from '../domain/result.ts'
import { StoreApiError } from '../store/errors.ts'
import { productIdOf, productOf } from '../testing/sample-values.ts'
import { createCatalogReader } from './catalog-reader.ts'
import type { Catalog, CatalogSnapshot } from './snapshot.ts'

type Reading = Result<CatalogSnapshot, StoreApiError>

const product = productOf()
const snapshotOf = (title: string): CatalogSnapshot => ({
  products: [{ ...product, title }],
  collections: [],
  language: null,
  readAt: '2026-01-02T00:00:00.000Z',
})
const down = failure(new StoreApiError({ kind: 'http', status: 503, message: 'HTTP 503: down' }))
const never = new Promise<never>(() => undefined)

function readerOf(
  readings: readonly (Reading | Promise<Reading>)[],
  options: {
    saved?: CatalogSnapshot
    timeoutMs?: number
    restMs?: number
    refreshMs?: number
    save?: () => Promise<void>
    find?: () => Promise<CatalogSnapshot | null>
    follow?: (catalog: Catalog) => void
    isIdle?: () => boolean
  } = {},
) {
  const { saved = null, save, find, follow, refreshMs = 3_600_000, ...timeouts } = options
  const events: string[] = []
  const revisions: string[] = []
  const kept: CatalogSnapshot[] = []
  let reads = 0
  const reader = createCatalogReader({
    async read() {
      const reading = readings[Math.min(reads, readings.length - 1)]
      reads += 1
      if (!reading) throw new Error('no reading')
      return reading
    },
    file: { find: find ?? (async () => saved), save: save ?? (async (snapshot) => void kept.push(snapshot)) },
    onCatalog(catalog, revision) {
      revisions.push(revision)
      follow?.(catalog)
    },
    log: (_level, event) => void events.push(event),
    refreshMs,
    ...timeouts,
  })
  return { reader, events, revisions, kept, reads: () => reads }
}

async function titleOf(reader: ReturnType<typeof readerOf>['reader']) {
  return (await reader.current()).snapshot.products[0]?.title
}

describe('the catalogue reader', () => {
  it('R2 keeps the old catalogue when a later answer is bad, and expires nothing', async () => {
    const { reader, revisions, events } = readerOf([success(snapshotOf('a')), down])
    await reader.current()
    expect(await reader.refresh()).toBe(false)
    expect(await titleOf(reader)).toBe('a')
    expect(revisions).toHaveLength(1)
    expect(events).toContain('catalog.refresh-failed')
    expect(reader.lastFailure()).toMatchObject({ kind: 'http' })
  })

  it('says a failure once, and when it is over', async () => {
    const { reader, events } = readerOf([success(snapshotOf('a')), down, down, success(snapshotOf('a'))])
    await reader.current()
    for (let reading = 0; reading < 3; reading += 1) await reader.refresh()
    expect(events.filter((event) => event.startsWith('catalog.refresh'))).toEqual([
      'catalog.refresh-failed',
      'catalog.refresh-recovered',
    ])
  })

  it('R1 starts from the file without waiting for the store', async () => {
    // Waiting for it here takes longer than a test may.
    const { reader } = readerOf([never], { saved: snapshotOf('saved'), timeoutMs: 600_000 })
    expect(await titleOf(reader)).toBe('saved')
  })

  it('reads the store once for all who come, and once for all who ask for it anew meanwhile', async () => {
    const { reader, reads } = readerOf([success(snapshotOf('a'))])
    await Promise.all(Array.from({ length: 500 }, () => reader.current()))
    expect(reads()).toBe(1)
    await Promise.all(Array.from({ length: 20 }, () => [reader.refresh(), reader.current()]).flat())
    expect(reads()).toBe(2)
  })

  it('R30 reads the store anew for all who ask while an older reading is under way', async () => {
    const older = Promise.withResolvers<Reading>()
    const { reader, reads } = readerOf([success(snapshotOf('a')), older.promise, success(snapshotOf('b'))])
    await reader.current()
    void reader.refresh()
    const asked = Promise.all([reader.readAnew(), reader.readAnew()])
    older.resolve(success(snapshotOf('a')))
    expect([await asked, await titleOf(reader), reads()]).toEqual([[true, true], 'b', 3])
  })

  it('R22 is another revision when anything changed and only then, and saves only then', async () => {
    const before = snapshotOf('a')
    const after = { ...before, products: [...before.products, productOf({ id: productIdOf(2) })] }
    const { reader, revisions, kept } = readerOf([success(before), success(before), success(after)])
    await reader.current()
    await reader.refresh()
    expect([revisions.length, kept.length]).toEqual([1, 1])
    await reader.refresh()
    expect(new Set(revisions).size).toBe(2)
    expect(kept).toEqual([before, after])
  })

  it('R23 goes on reading when the file throws, and when a subscriber of the catalogue does', async () => {
    const broken = async () => {
      throw new Error('a bad sector')
    }
    const { reader, events } = readerOf([success(snapshotOf('a')), success(snapshotOf('b'))], {
      find: broken,
      save: broken,
      follow: () => {
        throw new Error('cannot follow')
      },
      refreshMs: 10,
    })
    await reader.loaded
    await expect.poll(() => titleOf(reader)).toBe('b')
    expect(new Set(events)).toEqual(
      new Set(['catalog.load-failed', 'catalog.follow-failed', 'catalog.changed', 'catalog.save-failed']),
    )
  })

  it('R23 goes on when a reading itself breaks', async () => {
    const bug = Promise.reject(new Error('a bug'))
    bug.catch(() => undefined)
    const { reader, events } = readerOf([bug, success(snapshotOf('a'))], { restMs: 0 })
    await expect.poll(() => titleOf(reader).catch(() => null)).toBe('a')
    expect(events).toContain('catalog.refresh-broken')
  })
})

describe('while nothing was ever read', () => {
  it('R1 a hanging first reading is waited for no longer than its timeout', async () => {
    const { reader, reads } = readerOf([never], { timeoutMs: 30 })
    await expect(reader.current()).rejects.toThrow('the store has not answered yet')
    expect(reads()).toBe(1)
  })

  it('the next visitor after the rest reads the store again', async () => {
    const { reader, reads } = readerOf([down, success(snapshotOf('a'))], { restMs: 20 })
    await expect(reader.current()).rejects.toThrow()
    await expect.poll(() => titleOf(reader).catch(() => null)).toBe('a')
    expect(reads()).toBe(2)
  })

  it('R72 is read every five minutes only while there are no visitors', async () => {
    vi.useFakeTimers()
    let isIdle = false
    const { reads } = readerOf([success(snapshotOf('a'))], { refreshMs: 60_000, isIdle: () => isIdle })
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    const busy = reads()
    isIdle = true
    await vi.advanceTimersByTimeAsync(30 * 60_000)
    expect([busy, reads() - busy]).toEqual([6, 6])
  })
})
