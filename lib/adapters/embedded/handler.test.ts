import { describe, expect, it } from 'vitest'
import { seedId } from './seed-identifiers.ts'
import {
  banana,
  bananaId,
  caqui,
  checkoutBody,
  get,
  halfKiloBread,
  looseBread,
  openSmallStore,
  postCheckout,
  storeId,
  storeOrigin,
} from './testing/small-catalog.ts'

type Json = Record<string, never> & Record<string, unknown>

const { store } = openSmallStore()

async function read(path: string): Promise<Record<string, unknown>> {
  const response = await get(store, path)
  expect(response.status).toBe(200)
  return (await response.json()) as Json
}

async function handlesOf(path: string): Promise<unknown[]> {
  const { products } = (await read(path)) as { products: { slug: string }[] }
  return products.map((product) => product.slug)
}

async function refused(response: Promise<Response>) {
  const answer = await response
  return { status: answer.status, ...((await answer.json()) as { message: unknown; code?: string }) }
}

describe('GET /products', () => {
  it('filters by ids and date, and is hidden where that is asked for', async () => {
    expect(await handlesOf(`products?ids[]=${bananaId}&ids[]=nada`)).toEqual(['banana-prata'])
    expect(await handlesOf('products?is_hidden=true')).toEqual([])
    expect(await handlesOf('products?to_date=2025-01-06T09:00:00Z')).toEqual(['banana-prata'])
  })

  it('refuses unknown keys and wrong values', async () => {
    expect(await refused(get(store, 'products?page=2&limit=1'))).toMatchObject({
      status: 400,
      message: ['property page should not exist'],
    })
    for (const query of ['limit=101', 'limit=-1', 'offset=x', 'order=up', 'sort_by=name', 'to_date=ontem']) {
      expect((await refused(get(store, `products?${query}`))).status).toBe(400)
    }
  })
})

describe('the other reads', () => {
  it('give stock of the requested products, null where it is not managed', async () => {
    const bread = seedId('prod', 'pao-frances')
    expect(await read(`variants?fields=inventory_quantity&product_ids[]=${bread}`)).toEqual({
      variants: [
        { id: halfKiloBread, inventory_quantity: 3 },
        { id: looseBread, inventory_quantity: null },
      ],
    })
  })
})

describe('any call', () => {
  it('is 404 for another store, another path and another method', async () => {
    const paths = [
      '/store/store_other/products',
      '/products',
      '/',
      `/store/${storeId}`,
      `/store/${storeId}/nada`,
    ]
    for (const path of paths) expect((await store.handle(new Request(storeOrigin + path))).status).toBe(404)
    const post = new Request(`${storeOrigin}/store/${storeId}/products`, { method: 'POST', body: '{}' })
    expect((await store.handle(post)).status).toBe(404)
  })

  it('S9 answers malformed percent-encoding with 400', async () => {
    expect((await get(store, 'products/%E0%A4%A')).status).toBe(400)
  })

  it('takes any prefix before /store/, for a route of the shop', async () => {
    const request = new Request(`${storeOrigin}/api/store/${storeId}/products?limit=1`)
    expect((await store.handle(request)).status).toBe(200)
  })
})

describe('POST /checkout', () => {
  const one = [{ variant_id: banana, quantity: 1 }]

  it('refuses what is not sold and what is not known', async () => {
    const notSold = checkoutBody([{ variant_id: caqui, quantity: 1 }])
    expect(await refused(postCheckout(store, notSold))).toMatchObject({
      status: 400,
      code: 'not_purchasable',
    })
    const unknown = checkoutBody([{ variant_id: 'variant_00000000000000000000000000', quantity: 1 }])
    expect((await postCheckout(store, unknown)).status).toBe(404)
  })

  it('rejects keys the specification does not have, metadata only when that is on', async () => {
    expect(await refused(postCheckout(store, checkoutBody(one, { total: 1 })))).toMatchObject({
      status: 400,
      message: ['property total should not exist'],
    })
    const strict = openSmallStore({ refuseUnknownKeys: true }).store
    const body = checkoutBody(one, { metadata: { city: 'x' } })
    expect((await postCheckout(store, body)).status).toBe(201)
    expect(await refused(postCheckout(strict, body))).toMatchObject({
      status: 400,
      message: ['property metadata should not exist'],
    })
  })

  it('S8 refuses bodies that are no JSON, no object or too large', async () => {
    for (const body of ['', '{', '[]', 'null', '{"__proto__":{"a":1}}']) {
      expect((await postCheckout(store, body)).status).toBe(400)
    }
    expect((await postCheckout(store, `{"x":"${'a'.repeat(200_000)}"}`)).status).toBe(413)
  })

  it('S6 takes only absolute http(s) addresses to return to', async () => {
    for (const successUrl of ['/success', 'javascript:alert(1)', 'ftp://a/b', '']) {
      expect((await postCheckout(store, checkoutBody(one, { successUrl }))).status).toBe(400)
    }
  })
})
