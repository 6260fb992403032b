import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readShareCard } from '@/lib/catalog/find-share-card'
import { runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'
import { GET } from './route'

runOnEmbeddedStore()

async function get(id: string, file: string): Promise<Response> {
  const request = new Request(`${siteUrl}/share/product/${encodeURIComponent(id)}/${file}`)
  return GET(request, { params: Promise.resolve({ id, file }) })
}
const answerOf = (answer: Response) => [
  answer.status,
  answer.headers.get('content-type'),
  answer.headers.get('cache-control'),
]

describe('GET /share/product/{id}/{version}.jpg', () => {
  it('is a card that may be kept for good in its version, and for five minutes in another', async () => {
    const subject = await readShareCard('banana-prata')
    const card = await get('banana-prata', `${subject?.version}.jpg`)
    expect(answerOf(card)).toEqual([200, 'image/jpeg', 'public, max-age=31536000, immutable'])
    const bytes = Buffer.from(await card.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThanOrEqual(280 * 1024)
    expect(answerOf(await get('banana-prata', '000000000000.jpg'))).toEqual([
      200,
      'image/jpeg',
      'public, max-age=300',
    ])
  })

  it.each([
    ['nao-existe', '000000000000.jpg'],
    ['banana-prata', '000000000000.png'],
    ['banana-prata', '../x.jpg'],
    ['banana-prata', 'x.jpg'],
    ['__proto__', '000000000000.jpg'],
  ])('S9 is 404, and kept by no cache, for %s and %s', async (id, file) => {
    expect(answerOf(await get(id, file))).toEqual([404, null, 'no-store'])
  })
})
