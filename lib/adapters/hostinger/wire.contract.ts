import { afterAll, beforeAll, describe, expect, it } from 'vitest'

export type WireSubject = {
  /** A raw call below `/store/{id}/`. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>
  /** A store that is not ours: nothing is created there. */
  readonly isReadOnly: boolean
  readonly close: () => Promise<void>
}

type Json = Record<string, unknown>

/** The habits of this vendor on the wire. The embedded store has them too, so that nothing works by accident. */
export function describeHostingerWire(name: string, makeSubject: () => Promise<WireSubject>): void {
  describe(`the wire of ${name}`, () => {
    let subject: WireSubject
    /** Of the first product. */
    let productId: string

    beforeAll(async () => {
      subject = await makeSubject()
      productId = String(rowsOf(await read('products?limit=1'), 'products')[0]?.['id'])
    })
    afterAll(() => subject?.close())

    async function read(path: string): Promise<Json> {
      const response = await subject.request(path)
      expect(response.status).toBe(200)
      return (await response.json()) as Json
    }
    async function refusal(path: string, init?: RequestInit) {
      const response = await subject.request(path, init)
      const body = (await response.json()) as { message: string | string[]; code?: string }
      return { status: response.status, message: [body.message].flat().join('; '), code: body.code }
    }
    function rowsOf(body: Json, key: string): Json[] {
      return body[key] as Json[]
    }

    it('refuses an unknown query key', async () => {
      expect(await refusal('products?page=2')).toMatchObject({
        status: 400,
        message: expect.stringContaining('property page should not exist'),
      })
    })

    it('refuses a limit above 100', async () => {
      expect((await refusal('products?limit=101')).status).toBe(400)
      expect((await subject.request('products?limit=100&exclude_types=subscription')).status).toBe(200)
    })

    it('keeps weight and stock out of list rows, which have images and url_handle', async () => {
      const body = await read('products?limit=3&exclude_types=subscription')
      for (const row of rowsOf(body, 'products')) {
        expect(row).toHaveProperty('images')
        expect(row).not.toHaveProperty('media')
        expect(row).toHaveProperty('url_handle')
        for (const variant of rowsOf(row, 'variants')) {
          expect(variant).not.toHaveProperty('weight')
          expect(variant).not.toHaveProperty('inventory_quantity')
          expect(rowsOf(variant, 'prices')).toHaveLength(1)
        }
      }
    })

    it('answers a single product with media and without url_handle', async () => {
      const product = (await read(`products/${productId}`))['product'] as Json
      expect(product).toHaveProperty('media')
      expect(product).not.toHaveProperty('images')
      expect(product).not.toHaveProperty('url_handle')
    })

    it('puts a correlation id on every answer', async () => {
      for (const path of [
        'products?limit=1',
        'collections',
        'settings',
        'products?page=1',
        'products/nada',
      ]) {
        expect((await subject.request(path)).headers.get('x-correlation-id')).toBeTruthy()
      }
    })

    it('answers 404 for an unknown product', async () => {
      expect((await refusal('products/prod_00000000000000000000000000')).status).toBe(404)
    })

    it('opens a checkout at an address that has a query already', async (context) => {
      if (subject.isReadOnly) context.skip('nothing is created in a store that is not ours')
      const { variants } = await read(`variants?fields=inventory_quantity&product_ids[]=${productId}`)
      const stocked = (variants as Json[]).find((row) => Number(row['inventory_quantity'] ?? 1) > 0)
      const addresses = { successUrl: 'http://shop.test/success', cancelUrl: 'http://shop.test/store' }
      const body = { items: [{ variant_id: stocked?.['id'], quantity: 1 }], ...addresses }
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      const created = (await (await subject.request('checkout', init)).json()) as Json
      expect(new URL(String(created['url'])).search).not.toBe('')
    })

    it('refuses a checkout of an empty list, a wrong quantity or an address that is none', async (context) => {
      if (subject.isReadOnly) context.skip('nothing is created in a store that is not ours')
      const { product } = (await read(`products/${productId}`)) as { product: Json }
      const id = rowsOf(product, 'variants')[0]?.['id']
      const addresses = { successUrl: 'http://shop.test/success', cancelUrl: 'http://shop.test/store' }
      const bodies = [
        { items: [], ...addresses },
        { items: [{ variant_id: id, quantity: 0 }], ...addresses },
        { items: [{ variant_id: id, quantity: 1.5 }], ...addresses },
        { items: [{ variant_id: id, quantity: 1 }], ...addresses, successUrl: 'javascript:alert(1)' },
      ]
      for (const body of bodies) {
        const headers = { 'content-type': 'application/json' }
        const init = { method: 'POST', headers, body: JSON.stringify(body) }
        expect((await refusal('checkout', init)).status).toBe(400)
      }
    })
  })
}
