import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type VariantId, variantIdSchema } from '../../domain/identifiers.ts'
import { type OrderKey, orderKeySchema } from '../../domain/order.ts'
import { failure } from '../../domain/result.ts'
import { heldMs, type SalesBook } from './sales-book.ts'

export type SalesSubject = {
  readonly book: SalesBook
  /** Another process's, on the same database. */
  readonly other: SalesBook
  readonly passMilliseconds: (count: number) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
}

let made = 0
function newNames(): { token: string; key: OrderKey; variantId: VariantId } {
  made += 1
  const number = String(made).padStart(32, '0')
  return {
    token: number,
    key: orderKeySchema.parse(`key-${number}`),
    variantId: variantIdSchema.parse(`variant-${made}`),
  }
}

/** What every book of sales does, wherever it is kept. */
export function salesBookContract(name: string, open: () => Promise<SalesSubject>): void {
  describe(`the book of sales: ${name}`, () => {
    let subject: SalesSubject
    beforeAll(async () => {
      subject = await open()
    })
    afterAll(() => Promise.all([subject.book.close(), subject.other.close()]))

    const count = (variantId: VariantId, pieces: number, text = String(pieces)) =>
      subject.book.createCounts(new Map([[variantId, { pieces, count: text }]]))
    const left = async (variantId: VariantId) => (await subject.book.listLeft([variantId])).get(variantId)
    const sale = (variantId: VariantId, quantity: number, names = newNames()) => ({
      token: names.token,
      key: names.key,
      cancelPath: '/store?x=1',
      sales: [{ variantId, quantity }],
      buyer: { address: names.token, whatsapp: names.token },
    })

    it('counts down what is ordered, and takes all pieces of an order or none', async () => {
      const [one, two] = [newNames().variantId, newNames().variantId]
      await count(one, 5)
      await count(two, 1)
      const wanted = sale(one, 3)
      expect(await subject.book.create(wanted)).toMatchObject({
        value: { token: wanted.token, state: 'open' },
      })
      expect(await left(one)).toBe(2)
      const tooMany = {
        ...sale(one, 2),
        sales: [
          { variantId: one, quantity: 2 },
          { variantId: two, quantity: 2 },
        ],
      }
      expect(await subject.book.create(tooMany)).toEqual(failure('short'))
      expect([await left(one), await left(two)]).toEqual([2, 1])
      expect((await subject.book.listLeft([newNames().variantId])).size).toBe(0)
    })

    it('takes an order once, however often it comes', async () => {
      const { variantId } = newNames()
      await count(variantId, 5)
      const wanted = sale(variantId, 2)
      const first = await subject.book.create(wanted)
      expect(await subject.other.create({ ...wanted, token: newNames().token })).toEqual(first)
      expect(await left(variantId)).toBe(3)
    })

    it('R42 never sells a piece twice, however many orders come at once to several processes', async () => {
      const { variantId } = newNames()
      await count(variantId, 7)
      const orders = Array.from({ length: 40 }, (_, index) =>
        [subject.book, subject.other][index % 2]?.create(sale(variantId, 1)),
      )
      const taken = (await Promise.all(orders)).filter((order) => order?.ok)
      expect([taken.length, await left(variantId)]).toEqual([7, 0])
    })

    it('R42 takes orders of the same goods in any order without waiting for each other for ever', async () => {
      const [one, two] = [newNames().variantId, newNames().variantId]
      await count(one, 100)
      await count(two, 100)
      const lines = [one, two].map((variantId) => ({ variantId, quantity: 1 }))
      const orders = Array.from({ length: 30 }, (_, index) =>
        [subject.book, subject.other][index % 2]?.create({
          ...sale(one, 1),
          sales: index % 3 === 0 ? lines : lines.toReversed(),
        }),
      )
      expect((await Promise.all(orders)).every((order) => order?.ok)).toBe(true)
      expect([await left(one), await left(two)]).toEqual([70, 70])
    })

    it('begins anew with a new count, and not with the same one again', async () => {
      const { variantId } = newNames()
      await count(variantId, 10)
      await subject.book.create(sale(variantId, 4))
      await count(variantId, 10)
      expect(await left(variantId)).toBe(6)
      subject.passMilliseconds(1000)
      await count(variantId, 8)
      expect(await left(variantId)).toBe(8)
      subject.passMilliseconds(1000)
      await subject.book.create(sale(variantId, 8))
      await count(variantId, 8, '8 sexta-feira')
      subject.passMilliseconds(1000)
      await count(variantId, 8, '8 sábado')
      expect(await left(variantId)).toBe(8)
    })

    it('gives back what was left without being sent, and takes it anew when the shopper comes again', async () => {
      const { variantId } = newNames()
      await count(variantId, 2)
      const wanted = sale(variantId, 2)
      await subject.book.create(wanted)
      await subject.book.createRelease(wanted.token)
      expect(await left(variantId)).toBe(2)
      expect(await subject.book.createReopening(wanted.token)).toMatchObject({ state: 'open' })
      expect(await left(variantId)).toBe(0)
      await subject.book.createRelease(wanted.token)
      await subject.book.create(sale(variantId, 1))
      expect(await subject.book.createReopening(wanted.token)).toMatchObject({ state: 'short' })
      expect(await left(variantId)).toBe(1)
      expect(await subject.book.createReopening('0'.repeat(32))).toBeNull()
    })

    it.each(['open', 'sent', 'left'])(
      'gives back what the market cancels, of an order that was %s',
      async (was) => {
        const { variantId } = newNames()
        await count(variantId, 5)
        const wanted = sale(variantId, 2)
        await subject.book.create(wanted)
        if (was === 'sent') await subject.book.createReturn(wanted.key)
        if (was === 'left') await subject.book.createRelease(wanted.token)
        await subject.book.saveStage(wanted.key, 'cancelled')
        await subject.other.saveStage(wanted.key, 'cancelled')
        expect(await left(variantId)).toBe(5)
        // Its shopper looks at it again, and comes to /success late.
        expect(await subject.book.createReopening(wanted.token)).toMatchObject({ state: 'sent' })
        await subject.book.createReturn(wanted.key)
        expect(await left(variantId)).toBe(5)
        await subject.book.saveStage(wanted.key, 'waiting')
        await subject.book.createRelease(wanted.token)
        expect(await left(variantId)).toBe(3)
        await subject.book.saveStage(newNames().key, 'cancelled')
      },
    )

    it('takes nothing back that was not cancelled, and takes what was even where it is short by now', async () => {
      const { variantId } = newNames()
      await count(variantId, 2)
      const wanted = sale(variantId, 2)
      await subject.book.create(wanted)
      await subject.book.saveStage(wanted.key, 'waiting')
      await subject.book.createRelease(wanted.token)
      expect(await left(variantId)).toBe(2)
      await subject.book.saveStage(wanted.key, 'cancelled')
      await subject.book.create(sale(variantId, 1))
      await subject.book.saveStage(wanted.key, 'waiting')
      expect(await left(variantId)).toBe(-1)
    })

    it('keeps what was sent for good, and what was not for an hour', async () => {
      const { variantId } = newNames()
      await count(variantId, 9)
      const [sent, forgotten] = [sale(variantId, 3), sale(variantId, 4)]
      await subject.book.create(sent)
      await subject.book.create(forgotten)
      await subject.book.createReturn(sent.key)
      await subject.book.createRelease(sent.token)
      await subject.book.createReturn(newNames().key)
      expect(await left(variantId)).toBe(2)
      subject.passMilliseconds(heldMs + 1)
      expect(await left(variantId)).toBe(6)
      expect(await subject.book.createReopening(sent.token)).toMatchObject({ state: 'sent' })
      expect(await subject.book.createReopening(forgotten.token)).toMatchObject({ state: 'open' })
      expect(await left(variantId)).toBe(2)
    })
  })
}
