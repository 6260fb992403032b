import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type VariantId, variantIdSchema } from '../../domain/identifiers.ts'
import { type OrderKey, orderKeySchema } from '../../domain/order.ts'
import { failure } from '../../domain/result.ts'
import type { SalesSubject } from './sales-book.contract.ts'

const hour = 3_600_000
/** As the book is opened for these tests. */
export const holdMs = 72 * hour

const bread = variantIdSchema.parse('bread')
const goods = (number: number) => variantIdSchema.parse(`goods-${number}`)
const home = { address: '198.51.100.7', whatsapp: '+5547999991234' }

let made = 0

/** How much may be held, and for how long, wherever the book is kept. */
export function salesHoldsContract(name: string, open: () => Promise<SalesSubject>): void {
  describe(`what orders hold: ${name}`, () => {
    let subject: SalesSubject
    beforeEach(async () => {
      subject = await open()
      made += 1
    })
    afterEach(() => Promise.all([subject.book.close(), subject.other.close()]))

    let names = 0
    function sale(quantity: number, buyer: typeof home | { address: string; whatsapp: null } = home) {
      names += 1
      const token = `${made}`.padStart(16, '0') + `${names}`.padStart(16, '0')
      const key: OrderKey = orderKeySchema.parse(`key-${token}`)
      const sales = [{ variantId: id(bread), quantity }]
      return { token, key, cancelPath: '/store', sales, buyer }
    }
    // SQLite's file is one for all tests: each counts goods of its own.
    const id = (variantId: VariantId) => variantIdSchema.parse(`${variantId}-${made}`)
    /** Bread, and a market around it: large enough that the bounds are those of a large one. */
    const count = (pieces: number) =>
      subject.book.createCounts(
        new Map([
          [id(bread), { pieces, count: String(pieces) }],
          ...Array.from({ length: 60 }, (_, other) => [goods(other), { pieces: 20, count: '20' }] as const),
        ]),
      )
    const left = async () => (await subject.book.listLeft([id(bread)])).get(id(bread))
    const of = (number: number, address = home.address) => ({
      address,
      whatsapp: `+55479999${made}${number}`,
    })

    /** Sent, and due. */
    async function sent(quantity: number, buyer: Parameters<typeof sale>[1] = home) {
      const order = sale(quantity, buyer)
      expect(await subject.book.create(order)).toMatchObject({ ok: true })
      await subject.book.createReturn(order.key)
      return order
    }

    it('S52 lets one number hold a household’s purchase, whatever address it comes from', async () => {
      await count(1000)
      expect(await subject.book.create(sale(151, of(1)))).toEqual(failure('held-by-number'))
      await sent(20, of(1))
      for (let other = 2; ; other += 1) {
        const next = await subject.book.create(sale(10, { ...of(1), address: `203.0.113.${other}` }))
        if (next.ok) continue
        expect(next).toEqual(failure('held-by-number'))
        break
      }
      expect(await left()).toBe(1000 - 150)
      expect(await subject.book.create(sale(10, of(2, '203.0.113.200')))).toMatchObject({ ok: true })
    })

    it('S52 lets all behind one address hold a part, however many numbers they give, and at once', async () => {
      await count(1000)
      const address = `2001:db8:${made}::/64`
      const all = await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          [subject.book, subject.other][index % 2]?.create(sale(25, of(index, address))),
        ),
      )
      const taken = all.filter((order) => order?.ok).length
      expect(taken).toBe(24)
      expect(all.filter((order) => order && !order.ok)).toContainEqual(failure('held-by-network'))
      expect(await left()).toBe(1000 - taken * 25)
      // What the market begins is held for no one any more.
      const begun = all.find((order) => order?.ok)
      if (begun?.ok) await subject.book.saveStage(begun.value.key, 'begun')
      expect(await subject.book.create(sale(25, of(70, address)))).toMatchObject({ ok: true })
    })

    it('S52 counts orders without a number by their address', async () => {
      await count(1000)
      const buyer = { address: `192.0.2.${made}`, whatsapp: null }
      expect(await subject.book.create(sale(29, buyer))).toMatchObject({ ok: true })
      for (let one = 0; one < 5; one += 1) await subject.book.create(sale(29, buyer))
      expect(await subject.book.create(sale(29, buyer))).toEqual(failure('held-by-number'))
    })

    it('S52 is not passed by giving pieces back first, and sending then', async () => {
      await count(1000)
      const orders = Array.from({ length: 12 }, () => sale(25, of(1)))
      for (const order of orders) {
        expect(await subject.book.create(order)).toMatchObject({ ok: true })
        await subject.book.createRelease(order.token)
      }
      for (const { key, token } of orders) {
        await subject.book.createReopening(token)
        await subject.book.createReturn(key)
      }
      expect(await left()).toBe(1000 - 150)
    })

    it('S52 gives back what the market has not begun in time, once, and nothing takes it again but the market', async () => {
      await count(9)
      const order = await sent(4)
      const until = expect.any(Number)
      expect(await subject.book.listHolds([order.key])).toEqual(
        new Map([[order.key, { until, isOver: false }]]),
      )
      subject.passMilliseconds(holdMs - 1)
      expect(await subject.book.listOverdue()).not.toContain(order.key)
      await subject.book.createLapses([order.key])
      expect(await left()).toBe(5)
      subject.passMilliseconds(1)
      expect(await subject.other.listOverdue()).toContain(order.key)
      await subject.other.createLapses([order.key])
      expect(await left()).toBe(9)
      expect(await subject.book.listOverdue()).not.toContain(order.key)
      expect(await subject.book.createReopening(order.token)).toMatchObject({ state: 'lapsed' })
      await subject.book.createReturn(order.key)
      await subject.book.createRelease(order.token)
      expect(await left()).toBe(9)
      expect((await subject.book.listHolds([order.key])).get(order.key)?.isOver).toBe(true)
      // Six are sold meanwhile: three of the four are left for it.
      await sent(6, of(2))
      await subject.book.saveStage(order.key, 'begun')
      expect([await left(), (await subject.book.listHolds([order.key])).size]).toEqual([0, 0])
      await subject.book.saveStage(order.key, 'cancelled')
      expect(await left()).toBe(3)
    })

    it('S52 keeps what is needed later until then, and counts it as its buyer’s for as long', async () => {
      await count(1000)
      const order = await sent(140, of(1))
      subject.passMilliseconds(holdMs)
      await subject.book.createHolds(new Map([[order.key, subject.now() + 48 * hour]]))
      await subject.book.createLapses([order.key])
      expect(await subject.other.listOverdue()).not.toContain(order.key)
      expect(await left()).toBe(860)
      expect(await subject.book.create(sale(11, of(1)))).toEqual(failure('held-by-number'))
      // Never less than it had.
      await subject.book.createHolds(new Map([[order.key, subject.now()]]))
      subject.passMilliseconds(48 * hour - 1)
      expect(await subject.book.listOverdue()).not.toContain(order.key)
      subject.passMilliseconds(1)
      expect(await subject.book.listOverdue()).toContain(order.key)
      await subject.book.createLapses([order.key])
      expect(await left()).toBe(1000)
      expect(await subject.book.create(sale(11, of(1)))).toMatchObject({ ok: true })
    })

    it('S52 keeps what is begun, and what is begun late, and what waits where there is no desk to begin it', async () => {
      await count(20)
      const [begun, late, kept] = [await sent(2), await sent(3), await sent(4)]
      await subject.book.saveStage(begun.key, 'begun')
      await subject.book.createKeeping()
      expect((await subject.book.listHolds([kept.key])).size).toBe(0)
      subject.passMilliseconds(holdMs + 1)
      expect(await subject.book.listOverdue()).not.toContain(kept.key)
      await subject.book.saveStage(late.key, 'begun')
      await subject.book.saveStage(late.key, 'begun')
      expect(await left()).toBe(11)
    })

    it('S52 takes an order anew that was never sent no longer than a sent one would be held', async () => {
      await count(9)
      const order = sale(4)
      await subject.book.create(order)
      subject.passMilliseconds(2 * hour)
      expect(await subject.book.createReopening(order.token)).toMatchObject({ state: 'open' })
      expect(await left()).toBe(5)
      subject.passMilliseconds(holdMs)
      expect(await subject.book.createReopening(order.token)).toMatchObject({ state: 'short' })
      await subject.book.createReturn(order.key)
      expect([await left(), (await subject.book.createReopening(order.token))?.state]).toEqual([9, 'lapsed'])
    })
  })
}
