import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import type { DeskOrder, DeskPick } from '../api/orders.ts'
import { createPickSender, type PickAnswer, sendPick } from './pick-sender.ts'
import { pickOf } from './testing/sample-picks.ts'
import { createUnsentPicks } from './unsent-picks.ts'

const code = 'b531849ea7eb'
const saved: PickAnswer = { kind: 'saved', order: { code, lines: [] as DeskOrder['lines'] } as DeskOrder }

let storage = memoryStorage()
let user = 'ana'
/** A page of the desk; another one is a reload, over the same storage. */
function openPage(answers: (line: number, pick: DeskPick, code: string) => PickAnswer | Promise<PickAnswer>) {
  const unsent = createUnsentPicks(() => storage)
  const sent: DeskPick[] = []
  const onOutdated = vi.fn()
  const onSaved = vi.fn(async () => undefined)
  const sender = createPickSender({
    unsent,
    user: () => user,
    now: () => 1000,
    onSaved,
    onOutdated,
    async send(of, pick) {
      sent.push(pick)
      return answers(pick.line, pick, of)
    },
  })
  const problems = () => unsent.list().map(({ pick, problem }) => [pick.line, problem])
  return { unsent, sender, sent, problems, onSaved, onOutdated }
}

beforeEach(() => {
  storage = memoryStorage()
  user = 'ana'
  vi.useFakeTimers()
})

describe('a tick', () => {
  it('is stored before it is sent, and gone from there once the market has it', async () => {
    const page = openPage(() => {
      expect(storage.length).toBe(1)
      return saved
    })
    await page.sender.tick(code, pickOf(0))
    expect(storage.length).toBe(0)
    expect(page.onSaved).toHaveBeenCalledWith({ code, lines: [] })
  })

  it('R53 waits without a connection, over a reload, and goes by itself when the page asks again', async () => {
    const offline = openPage(() => ({ kind: 'later' }))
    await offline.sender.tick(code, pickOf(0))
    await offline.sender.tick(code, pickOf(1, { state: 'missing' }))
    expect(offline.problems()).toEqual([
      [0, 'waiting'],
      [1, 'waiting'],
    ])

    const reloaded = openPage(() => saved)
    expect(reloaded.unsent.list()).toHaveLength(2)
    await reloaded.sender.flush()
    expect(reloaded.sent).toEqual([pickOf(0), pickOf(1, { state: 'missing' })])
    expect(reloaded.unsent.list()).toEqual([])
  })

  it('R53 of an order that the server fails at holds up no other order', async () => {
    const other = '0123456789ab'
    let isBroken = true
    const page = openPage((_, _pick, of) => (of === code && isBroken ? { kind: 'failed' } : saved))
    await page.sender.tick(code, pickOf(0))
    await page.sender.tick(code, pickOf(1))
    await page.sender.tick(other, pickOf(2))
    expect(page.problems()).toEqual([
      [0, 'waiting'],
      [1, 'waiting'],
    ])
    page.sent.length = 0
    await page.sender.flush()
    // One try at a time is enough to see that it still fails.
    expect(page.sent).toEqual([pickOf(0)])
    isBroken = false
    await vi.advanceTimersByTimeAsync(10_000)
    expect(page.unsent.list()).toEqual([])
  })

  it('is tried again after a while', async () => {
    let isOnline = false
    const page = openPage(() => (isOnline ? saved : { kind: 'later' }))
    await page.sender.tick(code, pickOf(0))
    isOnline = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(page.unsent.list()).toEqual([])
  })

  it('takes the place of the one before on its line, also while that one is on its way', async () => {
    let answer: (answer: PickAnswer) => void = () => undefined
    const page = openPage((_, { state }) =>
      state === 'picked' ? new Promise((resolve) => (answer = resolve)) : saved,
    )
    const first = page.sender.tick(code, pickOf(0))
    void page.sender.tick(code, pickOf(0, { state: 'missing' }))
    expect(page.unsent.list().map(({ pick }) => pick.state)).toEqual(['missing'])
    answer(saved)
    await first
    expect(page.sent.map(({ state }) => state)).toEqual(['picked', 'missing'])
    expect(page.unsent.list()).toEqual([])
  })

  const soon = '2026-11-22T13:32:00.000Z'
  const later = '2026-11-22T13:33:00.000Z'
  const savedWith = (pick: DeskPick, at: string): PickAnswer => {
    const lines = [{ line: pick.line, pick: { ...pick, by: 'ana', at } }]
    return { kind: 'saved', order: { code, lines } as unknown as DeskOrder }
  }

  it('R53 is made over the one before it of the same page, however quickly', async () => {
    const page = openPage((_, pick) => savedWith(pick, pick.state === 'picked' ? soon : later))
    const first = page.sender.tick(code, pickOf(0))
    void page.sender.tick(code, pickOf(0, { state: 'missing' }))
    void page.sender.tick(code, pickOf(1))
    await first
    // The page may not have shown the answer yet.
    await page.sender.tick(code, pickOf(0, { weightGrams: 480 }))
    expect(page.sent.map(({ line, seen }) => [line, seen])).toEqual([
      [0, null],
      [0, soon],
      [1, null],
      [0, later],
    ])
  })

  it('R53 does not overwrite what another user has put there, nor less than its picker saw', async () => {
    const page = openPage((_, pick) => savedWith({ ...pick, state: 'missing' }, soon))
    const first = page.sender.tick(code, pickOf(0))
    void page.sender.tick(code, pickOf(0, { weightGrams: 480 }))
    await first
    expect(page.sent.map(({ seen }) => seen)).toEqual([null, null])
    const quick = openPage((_, pick) => savedWith(pick, soon))
    await quick.sender.tick(code, pickOf(1))
    await quick.sender.tick(code, pickOf(1, { state: 'missing', seen: later }))
    expect(quick.sent.map(({ seen }) => seen)).toEqual([null, later])
  })

  it('that is insisted on while others are on their way goes with them', async () => {
    let answer: (answer: PickAnswer) => void = () => undefined
    const page = openPage((line, { seen }) => {
      if (line === 1) return new Promise((resolve) => (answer = resolve))
      return seen === soon ? saved : { kind: 'conflict' }
    })
    const running = page.sender.tick(code, pickOf(0))
    void page.sender.tick(code, pickOf(1))
    await vi.waitFor(() => expect(page.sent).toHaveLength(2))
    const [mine] = page.unsent.list()
    if (!mine) throw new Error('it is a question')
    void page.sender.insist(mine, soon)
    answer(saved)
    await running
    expect(page.unsent.list()).toEqual([])
  })

  it('becomes a question where another user was faster, and delays nothing else', async () => {
    const page = openPage((line) => (line === 0 ? { kind: 'conflict' } : saved))
    await page.sender.tick(code, pickOf(0))
    await page.sender.tick(code, pickOf(1))
    expect(page.problems()).toEqual([[0, 'conflict']])
    expect(page.onOutdated).toHaveBeenCalledWith(code)
    await page.sender.flush()
    expect(page.sent.map(({ line }) => line)).toEqual([0, 1])
  })

  it('goes over what the other one ticked, or is dropped, as the person says', async () => {
    const theirs = '2026-11-22T13:32:00.000Z'
    const page = openPage((_, { seen }) => (seen === theirs ? saved : { kind: 'conflict' }))
    await page.sender.tick(code, pickOf(0))
    await page.sender.tick(code, pickOf(1))
    const [mine, other] = page.unsent.list()
    if (!mine || !other) throw new Error('both are unsent')
    await page.sender.insist(mine, theirs)
    page.sender.discard(other)
    expect(page.unsent.list()).toEqual([])
    expect(page.sent.at(-1)?.seen).toBe(theirs)
    expect(storage.length).toBe(0)
  })

  it('goes out under no other name than of who ticked it, unless that one says so', async () => {
    const offline = openPage(() => ({ kind: 'later' }))
    await offline.sender.tick(code, pickOf(0))
    user = 'bia'
    const handedOn = openPage(() => saved)
    await handedOn.sender.flush()
    expect(handedOn.sent).toEqual([])
    const [entry] = handedOn.unsent.list()
    if (!entry) throw new Error('it is unsent')
    expect(entry.by).toBe('ana')
    await handedOn.sender.insist(entry, null)
    expect(handedOn.sent).toEqual([pickOf(0)])
  })

  it('that was refused for good is said to be, and not sent again', async () => {
    const page = openPage(() => ({ kind: 'refused' }))
    await page.sender.tick(code, pickOf(0))
    await page.sender.flush()
    expect(page.problems()).toEqual([[0, 'refused']])
    expect(page.sent).toHaveLength(1)
  })
})

async function kindAt(status: number, body: string): Promise<string> {
  vi.stubGlobal('window', { fetch: async () => new Response(body, { status }) })
  return (await sendPick('b531849ea7eb', pickOf(0))).kind
}
const problem = (kind: string) => JSON.stringify({ kind, detail: kind })

it.each([
  [400, 'bad-body', 'refused'],
  [404, 'not-found', 'refused'],
  [400, 'bad-request', 'later'],
  [409, 'desk-conflict', 'conflict'],
  [503, 'desk-unavailable', 'later'],
  [401, 'desk-signed-out', 'later'],
  [500, 'internal', 'failed'],
])('takes %i %s of our server for %s', async (status, kind, answer) => {
  expect(await kindAt(status, problem(kind))).toBe(answer)
})

it.each([400, 404, 502])('R53 tries again what a proxy answers with a page and %i', async (status) => {
  expect(await kindAt(status, '<html><title>Not found</title></html>')).toBe('later')
})

it.each([
  '',
  '{}',
  '[]',
  'null',
  '{"code":"000000000000","lines":[]}',
  '{"code":"b531849ea7eb"}',
  '<p>ok</p>',
])('takes 200 with %j for no answer to this tick', async (body) => {
  expect(await kindAt(200, body)).toBe('failed')
})

it('takes the order it asked for as the answer', async () => {
  expect(await kindAt(200, '{"code":"b531849ea7eb","lines":[]}')).toBe('saved')
})
