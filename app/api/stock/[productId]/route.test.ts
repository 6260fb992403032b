import { describe, expect, it } from 'vitest'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'
import { GET } from './route'

runOnEmbeddedStore()
const { products } = (await getCatalogReader().current()).snapshot

async function stockOf(productId: string): Promise<Response> {
  const request = new Request(`${siteUrl}/api/stock/${encodeURIComponent(productId)}`)
  return GET(request, { params: Promise.resolve({ productId }) })
}

describe('GET /api/stock/{productId}', () => {
  it('gives the pieces left of each variant, and null where they are not counted; no cache keeps it', async () => {
    const managed = products.find(({ variants }) => variants.some(({ stock }) => stock !== null))
    const response = await stockOf(managed?.id ?? '')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const expected = managed?.variants.map(({ id, stock }) => [id, stock]) ?? []
    expect(await response.json()).toEqual({ stock: Object.fromEntries(expected) })
  })

  it.each([
    ...['prod_00000000000000000000000000', 'banana-prata', '', 'maçã', '../settings', 'prod_01J/../../x'],
    'prod_01J0000000000&x=1',
  ])('S9 S58 answers 404 to %j without asking the store', async (productId) => {
    const response = await stockOf(productId)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
    expect(await response.json()).toMatchObject({ kind: 'not-found', title: 'Não encontrado' })
  })
})
