import { describe, expect, it } from 'vitest'
import { banana, caqui, checkoutBody, get, openSmallStore, postCheckout } from './testing/small-catalog.ts'

const { store } = openSmallStore()

async function refused(response: Promise<Response>) {
  const answer = await response
  return { status: answer.status, ...((await answer.json()) as { message: unknown; code?: string }) }
}

describe('POST /checkout', () => {
  const one = [{ variant_id: banana, quantity: 1 }]

  it('refuses more than there is, naming the code', async () => {
    const items = [{ variant_id: banana, quantity: 6 }]
    expect(await refused(postCheckout(store, checkoutBody(items)))).toMatchObject({
      status: 400,
      code: 'insufficient_inventory',
      message: expect.stringContaining(banana),
    })
  })

  it('refuses what is not sold and what is not known', async () => {
    const notSold = checkoutBody([{ variant_id: caqui, quantity: 1 }])
    expect(await refused(postCheckout(store, notSold))).toMatchObject({
      status: 400,
      code: 'not_purchasable',
    })
    const unknown = checkoutBody([{ variant_id: 'variant_00000000000000000000000000', quantity: 1 }])
    expect((await postCheckout(store, unknown)).status).toBe(404)
  })

  it('refuses keys the specification does not have, metadata only when told to', async () => {
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

  it('refuses a locale when told to, naming it', async () => {
    const picky = openSmallStore({ refusedLocales: ['pt-BR'] }).store
    const answer = await refused(postCheckout(picky, checkoutBody(one)))
    expect(answer.status).toBe(400)
    expect(String(answer.message)).toContain('locale')
    expect((await postCheckout(picky, checkoutBody(one, { locale: 'pt' }))).status).toBe(201)
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

  it('shows custom fields where the store has some', async () => {
    const custom = openSmallStore({ customFieldTitles: ['WhatsApp'] }).store
    const { products } = (await (await get(custom, 'products?limit=1')).json()) as {
      products: { custom_fields: unknown }[]
    }
    expect(products[0]?.custom_fields).toMatchObject([{ title: 'WhatsApp', is_required: false }])
  })
})
