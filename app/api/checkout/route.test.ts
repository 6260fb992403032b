import { describe, expect, it } from 'vitest'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import type { Variant } from '@/lib/domain/product'
import { newAttempt, ownPost, runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'
import { POST } from './route'

runOnEmbeddedStore()
const { products } = (await getCatalogReader().current()).snapshot

function sold(isWanted: (variant: Variant) => boolean): Variant {
  for (const { purchasable, variants } of products) {
    const variant = purchasable && variants.find((one) => one.isAvailable && isWanted(one))
    if (variant) return variant
  }
  throw new Error('the sample catalogue has no such variant')
}

const inStock = () => sold(({ stock }) => stock !== null && stock > 1)
const delivery = { city: 'Balneário Camboriú', whatsapp: '47999991234', substitution: 'similar' }
const cartOf = (part: Record<string, unknown> = {}) => ({
  kind: 'cart',
  items: [{ variantId: inStock().id, quantity: 1, seenAmount: null }],
  ...delivery,
  cancelPath: '/store',
  ...part,
})

async function problemOf(request: Request) {
  const response = await POST(request)
  const text = await response.text()
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  // S15: neither where the store is nor where the code is.
  expect(text).not.toMatch(/embedded|invalid|https?:|\bat \/|node_modules|\.ts\b|stack|Error/)
  const { type, requestId, ...problem } = JSON.parse(text)
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  return problem
}

const postProblem = (body: unknown, headers?: Record<string, string>) =>
  problemOf(ownPost('/api/checkout', body, { ...newAttempt(), ...headers }))

describe('POST /api/checkout', () => {
  it('answers with the address of a hosted checkout, which no cache keeps', async () => {
    const response = await POST(ownPost('/api/checkout', cartOf(), newAttempt()))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const answer = (await response.json()) as { url: string }
    expect(Object.keys(answer)).toEqual(['url'])
    const { origin, pathname } = new URL(answer.url)
    expect([origin, pathname.replace(/[^/]+$/, '')]).toEqual([siteUrl, '/hosted-checkout/'])
  })

  it('R12 answers 409 with the price of today when another one was seen', async () => {
    const { id, price } = inStock()
    const to = price.saleAmount ?? price.amount
    const items = [{ variantId: id, quantity: 1, seenAmount: to + 100 }]
    const changes = [{ kind: 'price', from: to + 100, to }]
    expect(await postProblem(cartOf({ items }))).toMatchObject({
      status: 409,
      kind: 'cart-changed',
      lines: [{ variantId: id, price, changes }],
    })
    const seen = cartOf({ items: [{ variantId: id, quantity: 1, seenAmount: to }] })
    expect((await POST(ownPost('/api/checkout', seen, newAttempt()))).status).toBe(200)
  })

  it.each(['', 'short', 'x'.repeat(65), 'with space and more', "attempt'; DROP TABLE orders"])(
    'R8 answers 400 to an attempt named %j',
    async (key) => {
      const headers = { 'idempotency-key': key }
      expect(await problemOf(ownPost('/api/checkout', cartOf(), headers))).toMatchObject({
        status: 400,
        kind: 'idempotency-key-missing',
        title: 'Pedido inválido',
      })
    },
  )

  it('S8 says so when a note is too long', async () => {
    const [item] = cartOf().items
    const tooLong = { status: 422, kind: 'note-too-long', title: 'Observação longa demais' }
    expect(await postProblem(cartOf({ note: 'x'.repeat(501) }))).toMatchObject(tooLong)
    const items = [{ ...item, note: 'x'.repeat(141) }]
    expect(await postProblem(cartOf({ items }))).toMatchObject(tooLong)
    expect(await postProblem(cartOf({ note: 1 }))).toMatchObject({ status: 400, kind: 'bad-body' })
  })
})
