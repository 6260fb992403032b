import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderStates } from '../domain/order.ts'
import { attentionOf, workableStates } from '../domain/order-attention.ts'
import { orderCode } from './order-code.ts'
import type { CountedJournal, OrderFilter } from './order-journal.ts'
import { keyOf, newOrderOf, sampleDelivery } from './testing/sample-orders.ts'

type Subject = { readonly journal: CountedJournal; readonly passMilliseconds: (count: number) => void }

/** What every journal finds for the people of the market. `open` gives an empty one whose clock stands still. */
export function deskFiltersContract(name: string, open: () => Promise<Subject>): void {
  describe(`${name}, as the market looks for orders in it`, () => {
    let journal: CountedJournal
    let passMilliseconds: Subject['passMilliseconds']
    beforeEach(async () => {
      ;({ journal, passMilliseconds } = await open())
    })
    afterEach(() => journal.close())

    /** Opened orders 1 to `count`, a second apart. */
    async function take(count: number): Promise<void> {
      for (let number = 1; number <= count; number += 1) {
        passMilliseconds(1000)
        await journal.create(newOrderOf({ key: keyOf(number) }), { from: ['recorded'], to: 'opened' })
      }
    }

    async function numbersOf(filter: OrderFilter): Promise<number[]> {
      return (await journal.list(filter)).map(({ key }) => Number(key.slice(-12)))
    }

    /** What comes when every page is asked for, behind the one before. */
    async function numbersInPages(filter: OrderFilter): Promise<number[]> {
      const numbers: number[] = []
      for (let page = await journal.list({ ...filter, limit: 2 }); page.length > 0; ) {
        numbers.push(...page.map(({ key }) => Number(key.slice(-12))))
        const after = page.at(-1)
        page = after ? await journal.list({ ...filter, limit: 2, after }) : []
      }
      return numbers
    }

    it('lists the states of the market newest first, in pages', async () => {
      await take(7)
      for (const number of [2, 3, 5]) {
        const move = { key: keyOf(number), by: 'ana' } as const
        await journal.createFulfillmentEvent({ ...move, from: 'waiting', to: 'picking' })
        if (number === 3) await journal.createFulfillmentEvent({ ...move, from: 'picking', to: 'ready' })
      }
      await journal.create(newOrderOf({ key: keyOf(8) }))
      const states = workableStates
      const waiting = [7, 6, 4, 1]
      expect(await numbersInPages({ states, fulfillment: ['waiting'] })).toEqual(waiting)
      expect(await numbersInPages({ states, fulfillment: ['waiting', 'picking'] })).toEqual([
        7, 6, 5, 4, 2, 1,
      ])
      expect(await numbersInPages({ fulfillment: ['waiting', 'waiting'] })).toEqual([8, ...waiting])
      expect(await numbersOf({ fulfillment: ['ready'] })).toEqual([3])
      expect(await numbersOf({ states: ['arrived'], fulfillment: ['ready'] })).toEqual([])
      expect(await numbersOf({ fulfillment: [] })).toEqual([])
    })

    it('finds an order by its code, and by how the code begins', async () => {
      await take(4)
      const code = orderCode(keyOf(3))
      expect(await numbersOf({ code })).toEqual([3])
      expect(await numbersOf({ code: code.slice(0, 4) })).toEqual([3])
      expect(await numbersOf({ code: `${code}0` })).toEqual([])
      const beginning = code.slice(0, 1)
      const alike = [4, 3, 2, 1].filter((number) => orderCode(keyOf(number)).startsWith(beginning))
      expect(await numbersInPages({ code: beginning })).toEqual(alike)
    })

    it('finds what needs a person exactly where the rule says so', async () => {
      const deliveries = [sampleDelivery, null]
      const answers = [null, true, false]
      let number = 0
      for (const to of orderStates)
        for (const delivery of deliveries)
          for (const metadataSent of answers)
            for (const customFieldsSent of answers)
              for (const isBegun of [false, true]) {
                number += 1
                const key = keyOf(number)
                const changes = {
                  ...(metadataSent !== null && { metadataSent }),
                  ...(customFieldsSent !== null && { customFieldsSent }),
                }
                await journal.create(newOrderOf({ key, delivery }), { from: ['recorded'], to, changes })
                const begin = { key, from: 'waiting', to: 'picking', by: 'ana' } as const
                if (isBegun) await journal.createFulfillmentEvent(begin)
              }
      const all = await journal.list({})
      const inNeed = all.filter((order) => attentionOf(order) !== null)
      expect([all.length, inNeed.length]).toEqual([252, 22])
      expect(await journal.list({ needsAttention: true })).toEqual(inNeed)
      expect((await journal.countForDesk()).attention).toBe(inNeed.length)
    })
  })
}
