import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productIdSchema, variantIdSchema } from '../domain/identifiers.ts'
import { orderKeySchema } from '../domain/order.ts'
import type { Product } from '../domain/product.ts'
import type { Result } from '../domain/result.ts'
import type { StoreApiError } from './errors.ts'
import { listEveryProduct } from './list-every-product.ts'
import type { StoreApi } from './store-api.ts'

export type ContractSubject = {
  readonly api: StoreApi
  /** A store that is not ours: nothing is created there. */
  readonly isReadOnly: boolean
  readonly close: () => Promise<void>
}

function unwrap<T>(result: Result<T, StoreApiError>): T {
  if (!result.ok) throw result.error
  return result.value
}

/** Whose orders they are. */
const sampleBuyer = { address: '192.0.2.1', whatsapp: null }

/** What any store must do for the shop to work, whatever stands behind it. */
export function describeStoreApiContract(name: string, makeSubject: () => Promise<ContractSubject>): void {
  describe(`store API contract: ${name}`, () => {
    let subject: ContractSubject
    let products: readonly Product[]

    beforeAll(async () => {
      subject = await makeSubject()
      products = unwrap(await listEveryProduct(subject.api))
    })
    afterAll(() => subject?.close())

    it('has products whose prices are whole numbers of cents with a currency', () => {
      expect(products.length).toBeGreaterThan(0)
      for (const { price } of products.flatMap((product) => product.variants)) {
        expect(Number.isInteger(price.amount)).toBe(true)
        expect(price.currency).toMatch(/^[a-z]{3}$/)
      }
    })

    it('lists in ascending merchant order', () => {
      const orders = products.map((product) => product.order)
      expect(orders).toEqual(orders.toSorted((left, right) => left - right))
    })

    it('gives the same listing page by page', async () => {
      const small = unwrap(
        await listEveryProduct(subject.api, { pageSize: Math.max(1, Math.ceil(products.length / 3)) }),
      )
      expect(small.map((product) => product.id)).toEqual(products.map((product) => product.id))
    })

    it('lists only the products asked for by id', async () => {
      const ids = products.slice(0, 2).map((product) => product.id)
      const page = unwrap(await subject.api.listProducts({ offset: 0, limit: 10, ids }))
      expect(page.products.map((product) => product.id).toSorted()).toEqual(ids.toSorted())
    })

    it('finds one product by id and by handle', async () => {
      const [first] = products
      if (!first) return
      expect(unwrap(await subject.api.findOptionalProduct(first.id))?.title).toBe(first.title)
      const byHandle = unwrap(await subject.api.findOptionalProduct(first.handle))
      expect(byHandle?.id).toBe(first.id)
    })

    it('has no product for an unknown id', async () => {
      const unknown = productIdSchema.parse('no-such-product')
      expect(unwrap(await subject.api.findOptionalProduct(unknown))).toBeNull()
    })

    it('knows the stock of variants of listed products', async () => {
      const ids = products.slice(0, 60).map((product) => product.id)
      const stock = unwrap(await subject.api.listStock(ids))
      for (const [id, pieces] of stock) {
        expect(variantIdSchema.safeParse(id).success).toBe(true)
        expect(pieces === null || Number.isInteger(pieces)).toBe(true)
      }
      for (const variant of products.slice(0, 60).flatMap((product) => product.variants)) {
        expect(stock.has(variant.id)).toBe(true)
      }
    })

    it('lists collections and answers its settings', async () => {
      for (const collection of unwrap(await subject.api.listCollections())) {
        expect(collection.title).toBe(collection.title.trim())
      }
      expect((await subject.api.findSettings()).ok).toBe(true)
    })

    describe('checkout', () => {
      const addresses = { successUrl: 'http://shop.test/success', cancelUrl: 'http://shop.test/store' }

      const newKey = () => orderKeySchema.parse(randomUUID())

      async function inStock(): Promise<{ id: string; pieces: number }> {
        const buyable = products.filter((product) => product.purchasable)
        const stock = unwrap(await subject.api.listStock(buyable.map((product) => product.id)))
        const ids = buyable.flatMap((product) => product.variants).map((variant) => variant.id)
        const id = ids.find((candidate) => (stock.get(candidate) ?? 0) > 0)
        if (!id) throw new Error('nothing in stock to test with')
        return { id, pieces: stock.get(id) ?? 0 }
      }

      it('opens with an absolute address', async (context) => {
        if (subject.isReadOnly) context.skip('nothing is created in a store that is not ours')
        const variantId = variantIdSchema.parse((await inStock()).id)
        const created = unwrap(
          await subject.api.createCheckout({
            order: { key: newKey(), buyer: sampleBuyer },
            items: [{ variantId, quantity: 1 }],
            ...addresses,
            locale: 'pt-BR',
          }),
        )
        expect(new URL(created.url).protocol).toMatch(/^https?:$/)
      })

      it('refuses more than there is with code insufficient_inventory', async (context) => {
        if (subject.isReadOnly) context.skip('nothing is created in a store that is not ours')
        const { id, pieces } = await inStock()
        const items = [{ variantId: variantIdSchema.parse(id), quantity: pieces + 1 }]
        const refused = await subject.api.createCheckout({
          order: { key: newKey(), buyer: sampleBuyer },
          items,
          ...addresses,
        })
        expect(refused).toMatchObject({ ok: false, error: { status: 400, code: 'insufficient_inventory' } })
      })

      it('takes note of a return from the payment, also twice, and of an order that it does not know', async (context) => {
        if (subject.isReadOnly) context.skip('nothing is changed in a store that is not ours')
        const variantId = variantIdSchema.parse((await inStock()).id)
        const key = newKey()
        const order = { key, buyer: sampleBuyer }
        const items = [{ variantId, quantity: 1 }]
        unwrap(await subject.api.createCheckout({ order, items, ...addresses }))
        for (const arrived of [key, key, newKey()]) {
          expect(await subject.api.createReturn(arrived)).toEqual({ ok: true, value: null })
        }
      })

      it('takes note of how far the market is, also twice, and of an order that it does not know', async (context) => {
        if (subject.isReadOnly) context.skip('nothing is changed in a store that is not ours')
        const variantId = variantIdSchema.parse((await inStock()).id)
        const order = { key: newKey(), buyer: sampleBuyer }
        unwrap(await subject.api.createCheckout({ order, items: [{ variantId, quantity: 1 }], ...addresses }))
        for (const key of [order.key, newKey()]) {
          for (const stage of ['begun', 'begun', 'cancelled', 'cancelled', 'waiting', 'waiting'] as const) {
            expect(await subject.api.saveStage(key, stage)).toEqual({ ok: true, value: null })
          }
        }
      })
    })
  })
}
