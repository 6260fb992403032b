import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isContactErased, noAccount } from '../domain/order.ts'
import type { JournalSubject } from './order-journal.contract.ts'
import type { OrderJournal } from './order-journal.ts'
import { keyOf, newOrderOf, orderLineOf, sampleAddress, sampleDelivery } from './testing/sample-orders.ts'

/** What erasing takes out of an order, whatever it is kept in. `open` gives an empty journal whose clock stands still. */
export function eraseContactContract(name: string, open: () => Promise<JournalSubject>): void {
  describe(`erasing from ${name}`, () => {
    let journal: OrderJournal
    let passMilliseconds: JournalSubject['passMilliseconds']
    beforeEach(async () => {
      ;({ journal, passMilliseconds } = await open())
    })
    afterEach(() => journal.close())

    it('S14 erases number, address, notes and account for good, and keeps what was bought', async () => {
      const lines = [orderLineOf({ note: 'ligar para 47999991234' })]
      const delivery = { ...sampleDelivery, ...sampleAddress, note: 'campainha 47999991234' }
      await journal.create(newOrderOf({ lines, delivery, accountId: 'account-1' }))
      await journal.create(newOrderOf({ key: keyOf(2) }))
      passMilliseconds(5)
      expect(await journal.eraseContact([keyOf(1), keyOf(9)])).toBe(1)
      const order = await journal.findOptional(keyOf(1))
      expect(order).toMatchObject({
        lines: [orderLineOf()],
        accountId: noAccount,
        requestHash: '',
      })
      expect(order?.delivery).toEqual({ ...sampleDelivery, whatsapp: null, whatsappNormalized: null })
      expect(order?.contactErasedAt).not.toBeNull()
      expect((await journal.findOptional(keyOf(2)))?.delivery).toEqual(sampleDelivery)
    })

    it('S54 erases a city that is no zone, in whose place people write addresses and names, and keeps the zone', async () => {
      const take = (number: number, city: string, zone: string | null) =>
        journal.create(
          newOrderOf({
            key: keyOf(number),
            delivery: { ...sampleDelivery, city },
            shipping: { zone, fee: null, weightGrams: null },
          }),
        )
      await take(1, 'Rua das Flores 12, falar com Maria', null)
      await take(2, 'itajai - sc', 'Itajaí')
      await journal.create(newOrderOf({ key: keyOf(3), delivery: null }))
      await journal.eraseContact([1, 2, 3].map(keyOf))
      const cities = [1, 2, 3].map(
        async (number) => (await journal.findOptional(keyOf(number)))?.delivery?.city,
      )
      expect(await Promise.all(cities)).toEqual(['', 'Itajaí', undefined])
      expect(await journal.list({ city: 'Rua das Flores 12, falar com Maria' })).toEqual([])
    })

    it('S46 remembers the last round by age, in the place of the one before', async () => {
      expect(await journal.findErasingRound()).toBeNull()
      const at = '2026-11-29T12:00:00.000Z'
      for (const round of [
        { days: 180, at, inDoubt: 0 },
        { days: 90, at, inDoubt: 3 },
      ]) {
        await journal.saveErasingRound(round)
        expect(await journal.findErasingRound()).toEqual(round)
      }
    })

    it('S59 says nothing erased where nothing was left', async () => {
      await journal.create(newOrderOf({ accountId: 'account-1' }))
      const erased = []
      for (const kept of [{ account: true }, { account: true }, {}, {}])
        erased.push(await journal.eraseContact([keyOf(1)], kept))
      expect(erased).toEqual([1, 0, 1, 0])
    })

    it('reports no number as erased that was never given', async () => {
      const empty = { ...sampleDelivery, whatsapp: '', whatsappNormalized: null }
      for (const [number, delivery] of [sampleDelivery, empty, null].entries())
        await journal.create(newOrderOf({ key: keyOf(number), delivery }))
      const keys = [0, 1, 2].map(keyOf)
      for (const turn of [1, 2]) {
        expect([turn, await journal.eraseContact(keys)]).toEqual([turn, turn === 1 ? 3 : 0])
        const orders = await Promise.all(keys.map((key) => journal.findOptional(key)))
        expect(orders.map((order) => order && isContactErased(order))).toEqual([true, false, false])
      }
    })
  })
}
