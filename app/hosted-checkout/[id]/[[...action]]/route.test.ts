import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ProductId } from '@/lib/domain/identifiers'
import type { Product, Variant } from '@/lib/domain/product'
import { newAttempt, ownPost, runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'

runOnEmbeddedStore()

let product: Product
let variant: Variant

beforeAll(async () => {
  const { getCatalogReader } = await import('@/lib/catalog/get-catalog')
  const reader = getCatalogReader()
  // Pages wait 2.5 s for a first reading; a busy machine may need longer.
  await reader.refresh()
  const { products } = (await reader.current()).snapshot
  const found = products.flatMap((one) => one.variants.map((two) => ({ product: one, variant: two })))
  const wanted = found.find(
    (one) => one.product.purchasable && one.variant.isAvailable && (one.variant.stock ?? 0) >= 4,
  )
  if (!wanted) throw new Error('the sample catalogue has nothing in stock')
  ;({ product, variant } = wanted)
})

async function openCheckout(quantity: number): Promise<string> {
  const { POST } = await import('@/app/api/checkout/route')
  const items = [{ variantId: variant.id, quantity, seenAmount: null }]
  const body = { kind: 'buy-now', items, cancelPath: '/store?x=1' }
  const response = await POST(ownPost('/api/checkout', body, newAttempt()))
  return ((await response.json()) as { url: string }).url
}

async function stockNow(productId: ProductId): Promise<number> {
  const { getStoreApi } = await import('@/lib/store/get-store-api')
  const stock = await getStoreApi().listStock([productId])
  return stock.ok ? (stock.value.get(variant.id) ?? Number.NaN) : Number.NaN
}

async function call(address: string, init: RequestInit = {}): Promise<Response> {
  const { GET, POST } = await import('./route')
  const request = new Request(address, init)
  return request.method === 'POST' ? POST(request) : GET(request)
}

function submit(url: string, action: 'pagar' | 'cancelar'): Promise<Response> {
  const { origin, pathname } = new URL(url)
  return call(`${origin}${pathname}/${action}`, {
    method: 'POST',
    headers: { 'content-length': '10' },
    body: new URLSearchParams({ method: 'pix' }),
  })
}

describe('the hosted checkout of the demonstration', () => {
  it('Pagar takes the stock and goes to successUrl, once', async () => {
    const before = await stockNow(product.id)
    const url = await openCheckout(2)
    expect((await call(url)).headers.get('cache-control')).toBe('no-store')
    expect(await stockNow(product.id)).toBe(before)
    for (let time = 0; time < 2; time += 1) {
      const paid = await submit(url, 'pagar')
      expect([paid.status, paid.headers.get('location')]).toEqual([
        303,
        expect.stringMatching(new RegExp(`^${siteUrl}/success\\?volta=[\\w-]{32}$`)),
      ])
    }
    expect(await stockNow(product.id)).toBe(before - 2)
  })

  it('S6 Cancelar goes back to where the shopper was, and takes nothing', async () => {
    const before = await stockNow(product.id)
    const left = await submit(await openCheckout(1), 'cancelar')
    expect([left.status, left.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^${siteUrl}/store\\?x=1&volta=[\\w-]{32}$`)),
    ])
    expect(await stockNow(product.id)).toBe(before)
  })

  it('answers 404 to what is no checkout', async () => {
    for (const path of ['nada', 'nada/pagar', 'a/b/c', '..%2f']) {
      expect((await call(`${siteUrl}/hosted-checkout/${path}`)).status).toBe(404)
    }
  })

  it('answers 404 to everything where a real store is named', async () => {
    const url = await openCheckout(1)
    vi.resetModules()
    vi.stubEnv('STORE_API_URL', 'https://api.store.example')
    vi.stubEnv('STORE_ID', 'store_1')
    const answers = [await call(url), await submit(url, 'pagar')]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(await answers[0]?.text()).toBe('')
  })
})
