import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderStates } from '../domain/order.ts'
import { attentionOf, workableStates } from '../domain/order-attention.ts'
import type { JournalSubject } from './order-journal.contract.ts'
import type { CountedJournal, OrderFilter } from './order-journal.ts'
import { isMeant } from './testing/is-meant.ts'
import {
  digestOrderCode,
  keyOf,
  moveTo,
  newOrderOf,
  orderLineOf,
  sampleDelivery,
} from './testing/sample-orders.ts'

const deliveryWindow = '2026-01-02T16:00/18:00'

/** What every journal finds for the people of the market. `open` gives an empty one whose clock stands still. */
export function deskFiltersContract(name: string, open: () => Promise<JournalSubject>): void {
  describe(`${name}, as the market looks for orders in it`, () => {
    let journal: CountedJournal
    let passMilliseconds: JournalSubject['passMilliseconds']
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

    it('lists windows of orders under way', async () => {
      const since = new Date(
        Date.parse((await journal.create(newOrderOf({ key: keyOf(9) }))).order.createdAt),
      )
      const delivery = { ...sampleDelivery, deliveryWindow }
      for (const number of [1, 2])
        await journal.create(newOrderOf({ key: keyOf(number), delivery }), {
          from: ['recorded'],
          to: 'arrived',
        })
      await journal.createFulfillmentEvent({ key: keyOf(2), from: 'waiting', to: 'cancelled', by: 'ana' })
      const listed = await journal.listInWindows(since.toISOString())
      expect(listed).toEqual([{ state: 'arrived', fulfillment: 'waiting', window: deliveryWindow }])
      expect(await journal.listInWindows(new Date(since.getTime() + 1000).toISOString())).toEqual([])
    })

    it('lists the states of the market newest first, or oldest first, in pages', async () => {
      await take(7)
      for (const number of [2, 3, 5]) {
        await moveTo(journal, keyOf(number), number === 3 ? 'ready' : 'picking')
      }
      await journal.create(newOrderOf({ key: keyOf(8) }))
      const states = workableStates
      const waiting = [7, 6, 4, 1]
      expect(await numbersInPages({ states, fulfillment: ['waiting'] })).toEqual(waiting)
      expect(
        await numbersInPages({ states, fulfillment: ['waiting', 'picking'], isOldestFirst: true }),
      ).toEqual([1, 2, 4, 5, 6, 7])
      expect(await numbersInPages({ states, fulfillment: ['waiting', 'picking'] })).toEqual([
        7, 6, 5, 4, 2, 1,
      ])
      expect(await numbersInPages({ fulfillment: ['waiting', 'waiting'] })).toEqual([8, ...waiting])
      expect(await numbersOf({ fulfillment: ['ready'] })).toEqual([3])
      expect(await numbersOf({ states: ['arrived'], fulfillment: ['ready'] })).toEqual([])
      expect(await numbersOf({ fulfillment: [] })).toEqual([])
    })

    it('finds an order by its code, and by how the code begins and ends', async () => {
      await take(4)
      const code = digestOrderCode(keyOf(3))
      expect(await numbersOf({ code })).toEqual([3])
      expect(await numbersOf({ code: code.slice(0, 4) })).toEqual([3])
      expect(await numbersOf({ code: `${code}0` })).toEqual([])
      expect(await numbersOf({ codeEnd: code.slice(-4) })).toEqual([3])
      expect(await numbersOf({ codeEnd: code.slice(-3) })).toEqual([])
      const beginning = code.slice(0, 1)
      const alike = [4, 3, 2, 1].filter((number) => digestOrderCode(keyOf(number)).startsWith(beginning))
      expect(await numbersInPages({ code: beginning })).toEqual(alike)
    })

    it('finds a number by its last four digits, also one that could not be read, until it is erased', async () => {
      await take(2)
      const unread = { ...sampleDelivery, whatsapp: '9 8888-12.34', whatsappNormalized: null }
      await journal.create(newOrderOf({ key: keyOf(3), delivery: unread }))
      await journal.create(newOrderOf({ key: keyOf(4), delivery: null }))
      expect(await numbersInPages({ lastDigits: '1234' })).toEqual([3, 2, 1])
      expect(await numbersOf({ lastDigits: '234' })).toEqual([])
      await journal.eraseContact([keyOf(1), keyOf(3)])
      expect(await numbersOf({ lastDigits: '1234' })).toEqual([2])
    })

    it('finds a part of what products and variants are called, without accents and case', async () => {
      await take(2)
      const lines = [orderLineOf({ title: 'Maçã Fuji', variantTitle: null }), orderLineOf()]
      await journal.create(newOrderOf({ key: keyOf(3), lines }))
      expect(await numbersOf({ title: 'MACA' })).toEqual([3])
      expect(await numbersInPages({ title: 'prata 1 kg' })).toEqual([3, 2, 1])
      expect(await numbersOf({ title: 'prata', states: ['opened'], limit: 1 })).toEqual([2])
      expect(await numbersOf({ title: 'pera' })).toEqual([])
      expect(await numbersOf({ title: "%_'" })).toEqual([])
      await journal.create(newOrderOf({ key: keyOf(4), lines: [orderLineOf({ title: 'Pera' })] }))
      expect(await numbersOf({ title: 'pera' })).toEqual([4])
    })

    it('forgets what an order was of when its next try is of something else', async () => {
      await journal.create(newOrderOf())
      expect(await numbersOf({ title: 'banana' })).toEqual([1])
      const changes = { lines: [orderLineOf({ title: 'Uva' })] }
      await journal.createEvent({ key: keyOf(1), from: ['recorded'], to: 'sending', changes })
      expect(await numbersOf({ title: 'banana' })).toEqual([])
      expect(await numbersOf({ title: 'uva' })).toEqual([1])
    })

    it('finds a zone, or the city as it was typed where there is no zone', async () => {
      const placeOf = (number: number, city: string, zone: string | null) => {
        const shipping = { zone, fee: null, weightGrams: null }
        return journal.create(
          newOrderOf({ key: keyOf(number), delivery: { ...sampleDelivery, city }, shipping }),
        )
      }
      await placeOf(1, 'itajai', 'Itajaí')
      await placeOf(2, ' ITAJAÍ', null)
      await placeOf(3, 'Itajaí', 'Navegantes')
      await placeOf(4, 'Itajaí do Sul', null)
      await journal.create(
        newOrderOf({ key: keyOf(5), delivery: null, shipping: { zone: null, fee: null, weightGrams: null } }),
      )
      expect(await numbersInPages({ city: 'Itajai' })).toEqual([2, 1])
      expect(await numbersOf({ city: 'navegantes' })).toEqual([3])
      expect(await numbersOf({ city: 'Itaja' })).toEqual([])
    })

    it('means by several conditions what holds for all of them, in pages too', async () => {
      await takeMixed(120)
      const all = await journal.list({})
      const moment = all[60]?.createdAt ?? ''
      const choices: { readonly [Name in keyof OrderFilter]-?: readonly OrderFilter[Name][] } = {
        keys: [undefined],
        after: [undefined],
        limit: [undefined],
        accountId: [undefined, undefined, 'account-1'],
        states: [undefined, workableStates, ['opened'], ['recorded', 'refused']],
        since: [undefined, moment],
        until: [undefined, moment],
        fulfillment: [undefined, ['waiting'], ['waiting', 'picking'], ['ready']],
        code: [undefined, undefined, undefined, digestOrderCode(keyOf(8)).slice(0, 1)],
        lastDigits: [undefined, undefined, '1234', '0001'],
        title: [undefined, undefined, 'banana', 'uva', '1 kg'],
        city: [undefined, undefined, 'itajai', 'navegantes'],
        needsAttention: [undefined, undefined, true],
        hasContact: [undefined, undefined, true],
        hasUnreadNumber: [...Array<undefined>(12), true],
        codeEnd: [...Array<undefined>(7), digestOrderCode(keyOf(8)).slice(-4)],
        isOldestFirst: [undefined, true],
        window: [...Array<undefined>(11), deliveryWindow],
        windowBefore: [...Array<undefined>(6), '2026-01-02'],
      }
      const names = Object.keys(choices) as (keyof OrderFilter)[]
      let found = 0
      for (let round = 0; round < 200; round += 1) {
        const given = names.map((name, index) => {
          const values = choices[name]
          return [
            name,
            values[(round * (index + 7) + Math.floor(round / (index + 2))) % values.length],
          ] as const
        })
        const filter: OrderFilter = Object.fromEntries(given.filter(([, value]) => value !== undefined))
        const meant = all.filter((order) => isMeant(order, filter)).map(({ key }) => Number(key.slice(-12)))
        if (filter.isOldestFirst) meant.reverse()
        expect([filter, await numbersInPages(filter)]).toEqual([filter, meant])
        if (meant.length > 0) found += 1
      }
      expect(found).toBeGreaterThan(40)
    })

    /** Orders of every kind, two in each second. */
    async function takeMixed(count: number): Promise<void> {
      for (let number = 1; number <= count; number += 1) {
        if (number % 2) passMilliseconds(1000)
        const key = keyOf(number)
        const to = orderStates[number % 3 ? 2 : number % orderStates.length] ?? 'opened'
        const digits = number % 5 ? '1234' : '0001'
        const given = number % 2 ? { ...sampleDelivery, deliveryWindow } : sampleDelivery
        await journal.create(
          newOrderOf({
            key,
            accountId: number % 4 ? null : 'account-1',
            lines: [orderLineOf(), ...(number % 6 ? [] : [orderLineOf({ title: 'Uva' })])],
            delivery:
              number % 11
                ? { ...given, whatsappNormalized: number % 13 ? `+554799999${digits}` : null }
                : null,
            shipping: { zone: number % 3 ? 'Itajaí' : 'Navegantes', fee: null, weightGrams: null },
          }),
          { from: ['recorded'], to, changes: { metadataSent: number % 7 > 0, customFieldsSent: false } },
        )
        if (number % 9 === 0) await journal.eraseContact([key])
        const move = { key, by: 'ana' } as const
        if (number % 8 < 4) await journal.createFulfillmentEvent({ ...move, from: 'waiting', to: 'picking' })
        if (number % 8 < 2) await journal.createFulfillmentEvent({ ...move, from: 'picking', to: 'ready' })
      }
    }

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
      expect([all.length, inNeed.length]).toEqual([288, 20])
      expect(await journal.list({ needsAttention: true })).toEqual(inNeed)
      expect((await journal.countForDesk()).attention).toBe(inNeed.length)
    })
  })
}
