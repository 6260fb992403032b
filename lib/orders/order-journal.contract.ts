import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CountedJournal } from './order-journal.ts'
import {
  alikeKeys,
  digestOrderCode,
  keyOf,
  newOrderOf,
  orderLineOf,
  sampleAddress,
  sampleDelivery,
} from './testing/sample-orders.ts'

export type JournalSubject = {
  readonly journal: CountedJournal
  readonly passMilliseconds: (count: number) => void
}

/** What every journal does, whatever it is kept in. `open` gives an empty one whose clock stands still. */
export function orderJournalContract(name: string, open: () => Promise<JournalSubject>): void {
  describe(`${name} as an order journal`, () => {
    let journal: CountedJournal
    let passMilliseconds: JournalSubject['passMilliseconds']
    beforeEach(async () => {
      ;({ journal, passMilliseconds } = await open())
    })
    afterEach(() => journal.close())

    it('gives back an order as it was written', async () => {
      const lines = [orderLineOf({ substitution: 'remove', note: "'; DROP TABLE orders; -- ção 🍌" })]
      const { order, isNew } = await journal.create(newOrderOf({ lines, accountId: 'account-1' }))
      expect(isNew).toBe(true)
      expect(order).toEqual({
        ...newOrderOf({ lines, accountId: 'account-1' }),
        code: digestOrderCode(keyOf(1)),
        state: 'recorded',
        paymentUrl: null,
        returnValues: null,
        metadataSent: null,
        customFieldsSent: null,
        createdAt: order.createdAt,
        updatedAt: order.createdAt,
        contactErasedAt: null,
        fulfillment: 'waiting',
        fulfillmentAt: null,
      })
      expect(await journal.findOptional(keyOf(1))).toEqual(order)
      expect(await journal.findOptional(keyOf(2))).toBeNull()
    })

    it('S51 calls no order like another one, and each the same for ever', async () => {
      const codes: string[] = []
      for (const key of alikeKeys) codes.push((await journal.create(newOrderOf({ key }))).order.code)
      expect(codes).toEqual([digestOrderCode(alikeKeys[0]), expect.stringMatching(/^[0-9a-f]{12}$/)])
      expect(codes[1]).not.toBe(codes[0])
      const again = await journal.create(newOrderOf({ key: alikeKeys[1] }))
      expect([again.isNew, again.order.code]).toEqual([false, codes[1]])
      for (const [index, code] of codes.entries()) {
        expect((await journal.list({ code })).map(({ key }) => key)).toEqual([alikeKeys[index]])
      }
    })

    it('keeps where it goes, how it is paid, where that was asked, and the note of the whole order', async () => {
      const note = "'; DROP TABLE orders; -- deixar na portaria 🍌"
      const paid = { payment: 'dinheiro', changeFor: '10000' } as const
      const delivery = { ...sampleDelivery, ...sampleAddress, ...paid, note }
      await journal.create(newOrderOf({ delivery }))
      expect((await journal.findOptional(keyOf(1)))?.delivery).toEqual(delivery)
    })

    it('keeps an order without delivery', async () => {
      const { order } = await journal.create(newOrderOf({ kind: 'buy-now', delivery: null }))
      expect([order.kind, order.delivery]).toEqual(['buy-now', null])
    })

    it('keeps the zone, the fee and the weight, and takes over what the next try says of them', async () => {
      await journal.create(newOrderOf())
      const kept = await journal.createEvent({ key: keyOf(1), from: ['recorded'], to: 'sending' })
      expect(kept?.shipping).toEqual(newOrderOf().shipping)
      await journal.createEvent({ key: keyOf(1), from: ['sending'], to: 'refused' })
      const shipping = { zone: null, fee: null, weightGrams: 2_147_483_647 }
      const next = { from: ['refused'], to: 'sending', changes: { shipping } } as const
      expect((await journal.create(newOrderOf(), next)).order.shipping).toEqual(shipping)
      expect((await journal.findOptional(keyOf(1)))?.shipping).toEqual(shipping)
    })

    it('R8 writes one order per key, and gives the first one back', async () => {
      const results = await Promise.all([
        journal.create(newOrderOf()),
        journal.create(newOrderOf({ requestHash: 'hash-2', requestId: 'request-2' })),
      ])
      // Which of the two is first is the engine's to say.
      expect(results.map(({ isNew }) => isNew).toSorted()).toEqual([false, true])
      expect(results[1]?.order).toEqual(results[0]?.order)
      expect(await journal.listEvents(keyOf(1))).toHaveLength(1)
    })

    it('R8 writes an order down and moves it at once, for one of all who try', async () => {
      const sending = { from: ['recorded', 'refused'], to: 'sending' } as const
      const lines = [orderLineOf({ quotedAmount: 1 })]
      const all = await Promise.all(
        [1, 2, 3].map(() => journal.create(newOrderOf(), { ...sending, changes: { lines } })),
      )
      const outcomes = all.map(({ isNew, isMoved }) => `${isNew} ${isMoved}`)
      expect(outcomes.toSorted()).toEqual(['false false', 'false false', 'true true'])
      expect(all.map(({ order }) => [order.state, order.lines])).toEqual(all.map(() => ['sending', lines]))
      const events = await journal.listEvents(keyOf(1))
      expect(events.map(({ from, to }) => [from, to])).toEqual([
        [null, 'recorded'],
        ['recorded', 'sending'],
      ])
      await journal.createEvent({ key: keyOf(1), from: ['sending'], to: 'refused' })
      expect(await journal.create(newOrderOf(), sending)).toMatchObject({ isNew: false, isMoved: true })
    })

    it('R10 does not move an order for another request with its key', async () => {
      await journal.create(newOrderOf())
      const other = await journal.create(newOrderOf({ requestHash: 'hash-2' }), {
        from: ['recorded'],
        to: 'sending',
      })
      expect(other).toMatchObject({ isNew: false, isMoved: false, order: { requestHash: 'hash-1' } })
      expect((await journal.findOptional(keyOf(1)))?.state).toBe('recorded')
    })

    it('R8 moves an order once, however many try', async () => {
      await journal.create(newOrderOf())
      const move = () => journal.createEvent({ key: keyOf(1), from: ['recorded'], to: 'sending' })
      const moved = await Promise.all([move(), move(), move()])
      expect(moved.filter((order) => order !== null)).toHaveLength(1)
      expect(await journal.createEvent({ key: keyOf(2), from: ['recorded'], to: 'sending' })).toBeNull()
    })

    it('lists every change with its time, the answer of the store and the reason', async () => {
      await journal.create(newOrderOf())
      passMilliseconds(10)
      await journal.createEvent({ key: keyOf(1), from: ['recorded'], to: 'sending' })
      passMilliseconds(10)
      const opened = await journal.createEvent({
        key: keyOf(1),
        from: ['sending', 'unknown'],
        to: 'opened',
        upstreamStatus: 201,
        correlationId: 'corr-1',
        detail: 'first try',
        changes: { paymentUrl: 'https://pay.example/1', metadataSent: true, customFieldsSent: false },
      })
      expect(opened).toMatchObject({
        state: 'opened',
        paymentUrl: 'https://pay.example/1',
        metadataSent: true,
        customFieldsSent: false,
        lines: newOrderOf().lines,
      })
      const events = await journal.listEvents(keyOf(1))
      const nothing = { upstreamStatus: null, correlationId: null, detail: null, by: null }
      const start = Date.parse(events[0]?.at ?? '')
      const at = (milliseconds: number) => new Date(start + milliseconds).toISOString()
      expect(events).toEqual([
        { from: null, to: 'recorded', at: at(0), ...nothing },
        { from: 'recorded', to: 'sending', at: at(10), ...nothing },
        {
          from: 'sending',
          to: 'opened',
          at: at(20),
          upstreamStatus: 201,
          correlationId: 'corr-1',
          detail: 'first try',
          by: null,
        },
      ])
      expect([opened?.createdAt, opened?.updatedAt]).toEqual([at(0), at(20)])
    })

    it('keeps what a later change does not speak of, and replaces lines that are given', async () => {
      await journal.create(newOrderOf())
      const event = { key: keyOf(1), from: ['recorded', 'sending', 'opened'] as const }
      const lines = [orderLineOf({ quotedAmount: 1 })]
      await journal.createEvent({ ...event, to: 'sending', changes: { lines } })
      await journal.createEvent({ ...event, to: 'opened', changes: { paymentUrl: 'https://pay.example/1' } })
      const arrived = await journal.createEvent({ ...event, to: 'arrived' })
      expect(arrived).toMatchObject({ state: 'arrived', paymentUrl: 'https://pay.example/1', lines })
    })

    it('lists newest first, by key, account, state and time, in pages', async () => {
      for (const number of [1, 2, 3, 4]) {
        await journal.create(newOrderOf({ key: keyOf(number), accountId: number < 3 ? 'account-1' : null }))
        passMilliseconds(1000)
      }
      await journal.createEvent({ key: keyOf(2), from: ['recorded'], to: 'refused' })
      const keys = async (filter: Parameters<CountedJournal['list']>[0]) =>
        (await journal.list(filter)).map(({ key }) => key)
      const createdAt = async (number: number) => (await journal.findOptional(keyOf(number)))?.createdAt ?? ''

      expect(await keys({})).toEqual([4, 3, 2, 1].map(keyOf))
      expect(await keys({ keys: [keyOf(3), keyOf(1), keyOf(9)] })).toEqual([3, 1].map(keyOf))
      expect(await keys({ keys: [] })).toEqual([])
      expect(await keys({ accountId: 'account-1' })).toEqual([2, 1].map(keyOf))
      expect(await keys({ states: ['recorded'], accountId: 'account-1' })).toEqual([keyOf(1)])
      expect(await keys({ since: await createdAt(2), until: await createdAt(4) })).toEqual([3, 2].map(keyOf))

      const [first, second] = await journal.list({ limit: 2 })
      expect([first?.key, second?.key]).toEqual([keyOf(4), keyOf(3)])
      expect(second && (await keys({ after: second, limit: 2 }))).toEqual([2, 1].map(keyOf))
    })

    it('R35 counts the orders of each state', async () => {
      expect(await journal.countByState()).toEqual({})
      for (const number of [1, 2, 3]) await journal.create(newOrderOf({ key: keyOf(number) }))
      await journal.createEvent({ key: keyOf(2), from: ['recorded'], to: 'unknown' })
      expect(await journal.countByState()).toEqual({ recorded: 2, unknown: 1 })
    })
  })
}
