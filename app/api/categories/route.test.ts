import { describe, expect, it } from 'vitest'
import { runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'
import { GET } from './route'

runOnEmbeddedStore()

const ask = (parameters = '') => GET(new Request(`${siteUrl}/api/categories${parameters}`))

describe('GET /api/categories', () => {
  it("answers with the store's categories in the merchant's order; no cache keeps it", async () => {
    const response = await ask()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const { categories } = await response.json()
    expect(categories.slice(0, 2)).toEqual([
      { slug: 'frutas', title: 'Frutas', picture: expect.stringContaining('/pictures/maca.webp') },
      {
        slug: 'verduras',
        title: 'Verduras',
        picture: expect.stringContaining('/pictures/alface-crespa.webp'),
      },
    ])
    expect(categories.at(-1).title).toBe('Mais Vendidos')
  })

  it('S8 refuses unknown parameters', async () => {
    expect((await ask('?x=1')).status).toBe(400)
  })
})
