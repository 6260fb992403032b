import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeskPick } from '@/lib/desk/api/orders'
import { pickOf } from '@/lib/desk/browser/testing/sample-picks'
import { createUnsentPicks, type UnsentPick } from '@/lib/desk/browser/unsent-picks'
import { isSamePick } from '@/lib/domain/fulfillment'
import { shutStorage } from '@/lib/testing/memory-storage'

const code = 'b531849ea7eb'
const other = '0123456789ab'
const soon = '2026-11-22T13:32:00.000Z'
const later = '2026-11-22T13:33:00.000Z'

type Server = (pick: DeskPick, code: string) => Response | Promise<Response>
/** The order once a tick stands on its line. */
const orderWith = (pick: DeskPick, of = code, at = soon) =>
  Response.json({ code: of, lines: [{ line: pick.line, pick: { ...pick, by: 'ana', at } }] })
const saves: Server = (pick, of) => orderWith(pick, of)
const problem = (status: number, kind: string) => Response.json({ kind, detail: kind }, { status })
const conflict = () => problem(409, 'desk-conflict')
const offline = () => Promise.reject(new TypeError('no connection'))

let server: Server
let user: string
let sent: DeskPick[]
let tests = 0
/** A page of the desk: beside another one a tab, after it a reload. */
function openPage() {
  const onSaved = vi.fn(async () => undefined)
  const onOutdated = vi.fn()
  // A page of a test before sends nothing more.
  const test = tests
  const page = createUnsentPicks({ user: () => (test === tests ? user : ''), onSaved, onOutdated })
  const problems = () => page.list().map(({ pick, problem }) => `${pick.line} ${problem}`)
  return { ...page, onSaved, onOutdated, problems, show: () => page.subscribe(() => undefined) }
}
function reload() {
  vi.clearAllTimers()
  return openPage()
}
const afterAWhile = () => vi.advanceTimersByTimeAsync(10_000)
const first = ([entry]: readonly UnsentPick[]) => {
  if (!entry) throw new Error('it is unsent')
  return entry
}

beforeEach(() => {
  vi.useFakeTimers()
  tests += 1
  server = saves
  user = 'ana'
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const pick = JSON.parse(String(body))
    sent.push(pick)
    return server(pick, path.split('/')[4] ?? '')
  })
})

describe('a tick', () => {
  it('is stored before it is sent, and gone from there once the market has it', async () => {
    const page = openPage()
    server = (pick) => {
      expect(window.localStorage).toHaveLength(1)
      return orderWith(pick)
    }
    await page.tick(code, pickOf(0))
    expect(window.localStorage).toHaveLength(0)
    expect(page.onSaved).toHaveBeenCalledWith(expect.objectContaining({ code }))
  })

  it.each<[string, Server]>([
    ['no connection', offline],
    ['a failure of the server', () => problem(500, 'internal')],
    ['a failure of the store', () => problem(503, 'desk-unavailable')],
    ['the end of the session', () => problem(401, 'desk-signed-out')],
    ['a bad request', () => problem(400, 'bad-request')],
    ['an empty answer', () => new Response('')],
    ['an answer that cannot be read', () => new Response('<p>ok</p>')],
    ['a page of a proxy', () => new Response('<title>Not found</title>', { status: 404 })],
    ['an order without lines', () => Response.json({ code })],
    ['another order', (pick) => orderWith(pick, other)],
  ])('R53 goes after %s: by itself, with the connection, and from the next page', async (_, fails) => {
    const page = openPage()
    page.show()
    for (const again of [afterAWhile, () => window.dispatchEvent(new Event('online'))]) {
      server = fails
      await page.tick(code, pickOf(0))
      await page.tick(code, pickOf(1))
      await afterAWhile()
      expect(page.problems()).toEqual(['0 waiting', '1 waiting'])
      ;[server, sent] = [saves, []]
      await again()
      await page.flush()
      expect([sent.map(({ line }) => line), page.list()]).toEqual([[0, 1], []])
    }
    server = fails
    await page.tick(code, pickOf(2))
    const next = reload()
    expect(next.problems()).toEqual(['2 waiting'])
    server = saves
    next.show()
    await next.flush()
    expect(next.list()).toEqual([])
  })

  it('R53 goes again where the page failed to show what was saved', async () => {
    const page = openPage()
    page.onSaved.mockRejectedValueOnce(new Error('bug'))
    await page.tick(code, pickOf(0))
    await afterAWhile()
    expect([page.list(), sent]).toEqual([[], [pickOf(0), pickOf(0)]])
  })

  it('R53 of an order that the server fails at holds up no other order', async () => {
    const page = openPage()
    server = (pick, of) => (of === code ? problem(500, 'internal') : orderWith(pick, of))
    await page.tick(code, pickOf(0))
    await page.tick(code, pickOf(1))
    await page.tick(other, pickOf(2))
    expect(page.problems()).toEqual(['0 waiting', '1 waiting'])
    sent = []
    await page.flush()
    // One try at a time is enough to see that it still fails.
    expect(sent).toEqual([pickOf(0)])
  })

  it('R53 waits as long as the server asks for, and ever longer at one that goes on failing', async () => {
    const page = openPage()
    page.show()
    const headers = { 'retry-after': '120' }
    server = () => Response.json({ kind: 'shop-busy', detail: '' }, { status: 503, headers })
    await page.tick(code, pickOf(0))
    await vi.advanceTimersByTimeAsync(60_000)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(59_000)
    expect(sent).toHaveLength(1)
    server = () => problem(500, 'internal')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(sent.length).toBeLessThan(12)
    server = saves
    await vi.advanceTimersByTimeAsync(80_000)
    expect(page.list()).toEqual([])
  })

  it('R53 takes the place of the one before on its line, and is made over what is on its way', async () => {
    const page = openPage()
    let answer: (answer: Response) => void = () => undefined
    server = () => new Promise((resolve) => (answer = resolve))
    const running = page.tick(code, pickOf(0))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    void page.tick(code, pickOf(0, { state: 'replaced' }))
    void page.tick(code, pickOf(0, { state: 'missing' }))
    void page.tick(code, pickOf(1))
    server = (pick) => orderWith(pick, code, later)
    answer(orderWith(pickOf(0)))
    await running
    // The page may not have shown the answer yet.
    await page.tick(code, pickOf(0, { weightGrams: 480 }))
    expect(sent.map(({ line, state, seen }) => [line, state, seen])).toEqual([
      [0, 'picked', null],
      [0, 'missing', soon],
      [1, 'picked', null],
      [0, 'picked', later],
    ])
  })

  it('R53 does not overwrite what another user has put there, nor less than its picker saw', async () => {
    const page = openPage()
    server = (pick) => orderWith({ ...pick, state: 'missing' })
    await page.tick(code, pickOf(0))
    await page.tick(code, pickOf(0, { weightGrams: 480 }))
    server = saves
    await page.tick(code, pickOf(1))
    await page.tick(code, pickOf(1, { state: 'missing', seen: later }))
    expect(sent.map(({ seen }) => seen)).toEqual([null, null, null, later])
  })

  it('R53 stands at last as it was tapped last, whatever is lost on the way, and asks about nothing', async () => {
    const step = fc.record({
      line: fc.nat(1),
      state: fc.constantFrom('picked' as const, 'missing' as const, 'open' as const),
      isReloaded: fc.boolean(),
      faults: fc.array(fc.constantFrom('none', 'request lost', 'answer lost'), { maxLength: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        window.localStorage.clear()
        let clock = Date.parse(soon)
        let faults: string[] = []
        const standing = new Map<number, DeskPick & { readonly at: string }>()
        // The rule of `pick-line.ts`.
        server = (pick) => {
          const fault = faults.shift()
          if (fault === 'request lost') return offline()
          const before = standing.get(pick.line)
          const isSame = before !== undefined && isSamePick(before, pick)
          if (before && before.at !== pick.seen && !isSame) return conflict()
          clock += 1000
          const stands = isSame ? before : { ...pick, at: new Date(clock).toISOString() }
          standing.set(pick.line, stands)
          return fault === 'answer lost' ? offline() : orderWith(pick, code, stands.at)
        }
        let page = reload()
        let shown = new Map(standing)
        const last = new Map<number, string>()
        for (const { line, state, isReloaded, faults: coming } of steps) {
          if (isReloaded) [page, shown] = [reload(), new Map(standing)]
          faults = [...coming]
          last.set(line, state)
          await page.tick(code, pickOf(line, { state, seen: shown.get(line)?.at ?? null }))
        }
        faults = []
        await afterAWhile()
        expect(page.list()).toEqual([])
        expect(new Map([...standing].map(([line, { state }]) => [line, state]))).toEqual(last)
      }),
    )
  })

  it('becomes a question where another user was faster, and goes over theirs, or not, as its person says', async () => {
    const page = openPage()
    let answer: (answer: Response) => void = () => undefined
    server = (pick) => {
      if (pick.line === 2) return new Promise((resolve) => (answer = resolve))
      return pick.seen === soon ? orderWith(pick) : conflict()
    }
    await page.tick(code, pickOf(0))
    await page.tick(code, pickOf(1))
    await page.flush()
    expect(page.problems()).toEqual(['0 conflict', '1 conflict'])
    expect(page.onOutdated.mock.calls).toEqual([[code], [code]])
    page.remove(first(page.list()))
    const running = page.tick(code, pickOf(2))
    await vi.waitFor(() => expect(sent).toHaveLength(3))
    void page.insist(first(page.list()), soon)
    answer(orderWith(pickOf(2)))
    await running
    expect(sent.at(-1)).toEqual(pickOf(1, { seen: soon }))
    expect([page.list(), window.localStorage.length]).toEqual([[], 0])
  })

  it('S50 goes out under no other name than of who ticked it, unless that one says so', async () => {
    server = offline
    await openPage().tick(code, pickOf(0))
    ;[user, server, sent] = ['bia', saves, []]
    const page = reload()
    await page.flush()
    expect([sent, first(page.list()).by]).toEqual([[], 'ana'])
    await page.insist(first(page.list()), null)
    expect(sent).toEqual([pickOf(0)])
  })

  it.each([
    [400, 'bad-body'],
    [404, 'not-found'],
  ])('that was refused for good, with %i %s, is said to be, and not sent again', async (status, kind) => {
    const page = openPage()
    server = () => problem(status, kind)
    await page.tick(code, pickOf(0))
    await afterAWhile()
    expect([page.problems(), sent.length]).toEqual([['0 refused'], 1])
  })
})

describe('R53 two tabs', () => {
  beforeEach(() => {
    let turn: Promise<unknown> = Promise.resolve()
    const request = (_name: string, _options: object, work: () => Promise<unknown>) => {
      turn = turn.then(work)
      return turn
    }
    vi.stubGlobal('navigator', { locks: { request } })
  })

  it('send nothing twice', async () => {
    server = offline
    const [one, two] = [openPage(), openPage()]
    await one.tick(code, pickOf(0))
    await two.tick(code, pickOf(1))
    ;[server, sent] = [saves, []]
    await Promise.all([one.flush(), two.flush()])
    expect([sent, window.localStorage.length]).toEqual([[pickOf(0), pickOf(1)], 0])
  })

  it('lose no newer tick of the other one, and make it over what was on its way', async () => {
    const [one, two] = [openPage(), openPage()]
    server = async (pick) => {
      if (sent.length === 1) void two.tick(code, pickOf(0, { state: 'missing' }))
      return orderWith(pick)
    }
    await one.tick(code, pickOf(0))
    await two.flush()
    expect(sent).toEqual([pickOf(0), pickOf(0, { state: 'missing', seen: soon })])
    expect(window.localStorage).toHaveLength(0)
  })
})

describe('what is stored of ticks', () => {
  const entryOf = (line: number, at: number): UnsentPick => {
    return { code, by: 'bia', at, problem: 'waiting', pick: pickOf(line) }
  }
  const keyOf = (line: number) => `desk-unsent/${code}/${line}`
  /** Writes to the storage like another tab. */
  function writeElsewhere(key: string | null, entry?: UnsentPick) {
    if (key === null) window.localStorage.clear()
    else if (entry) window.localStorage.setItem(key, JSON.stringify(entry))
    else window.localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
  const fill = () => vi.spyOn(window.localStorage, 'setItem').mockImplementation(shutStorage)
  let page: ReturnType<typeof openPage>
  beforeEach(() => {
    page = openPage()
    page.show()
    return () => page.clear()
  })

  it('is read again when another tab has written, and left alone where it is nothing of ours', () => {
    window.localStorage.setItem('vite-ui-theme', 'dark')
    window.localStorage.setItem(keyOf(3), '{"pick":')
    writeElsewhere(keyOf(2), entryOf(2, 5))
    expect(page.list()).toEqual([entryOf(2, 5)])
  })

  it('R53 is sent from here where its tab is gone, and once', async () => {
    writeElsewhere(keyOf(2), { ...entryOf(2, 5), by: 'ana', problem: 'sending' })
    await vi.waitFor(() => expect(page.list()).toEqual([]))
    writeElsewhere(keyOf(2))
    await page.flush()
    expect(sent).toEqual([pickOf(2)])
  })

  it('keeps what did not fit beside what another tab writes, until either is sent or a newer one is stored', () => {
    const full = fill()
    page.put(entryOf(1, 1))
    page.put(entryOf(2, 2))
    full.mockRestore()
    writeElsewhere(keyOf(3), entryOf(3, 3))
    expect(page.list()).toEqual([entryOf(1, 1), entryOf(2, 2), entryOf(3, 3)])
    writeElsewhere(keyOf(1), entryOf(1, 4))
    page.remove(entryOf(2, 2))
    writeElsewhere(keyOf(3))
    expect(page.list()).toEqual([entryOf(1, 4)])
    writeElsewhere(keyOf(1))
    expect(page.list()).toEqual([])
  })

  it('stays what it has become where storage still has it as it was', () => {
    page.put(entryOf(1, 1))
    const full = fill()
    page.put({ ...entryOf(1, 1), problem: 'conflict' })
    full.mockRestore()
    writeElsewhere(keyOf(2))
    expect(page.problems()).toEqual(['1 conflict'])
  })

  it('is stored again where another tab has emptied the storage', () => {
    page.put(entryOf(1, 1))
    writeElsewhere(null)
    expect([page.list(), window.localStorage.length]).toEqual([[entryOf(1, 1)], 1])
  })

  it('may be shut: ticks live as long as the page', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(shutStorage)
    server = offline
    await page.tick(code, pickOf(2))
    expect(page.problems()).toEqual(['2 waiting'])
  })
})
