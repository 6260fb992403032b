import { afterAll, describe, expect, it } from 'vitest'
import { banana, storeId } from '@/lib/adapters/embedded/testing/small-catalog'
import { faults } from '@/lib/adapters/hostinger/testing/fault-server'
import { startCountingStore } from '@/lib/checkout/testing/counting-store'
import { newAttempt, ownPost, runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'
import { POST as quote } from '../cart/quote/route'
import { POST } from './route'

const store = await startCountingStore()
afterAll(() => store.close())
runOnEmbeddedStore({ STORE_API_URL: store.origin, STORE_ID: storeId })

/** What a client may send along; nothing of it is the store's business. */
const fromClient = {
  cookie: 'mercado-auth=eyJ-session; theme=dark',
  authorization: 'Bearer client-secret',
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'evil.example',
  'x-client': 'client-header',
  'user-agent': 'client-browser',
  referer: 'http://localhost:3000/client-page',
  'accept-language': 'xx-client',
}

/** What our own client sends, with what its HTTP client adds. */
const expected = [
  ...['accept', 'accept-encoding', 'connection', 'content-length', 'content-type', 'host', 'user-agent'],
]

const lines = [{ variantId: banana, quantity: 1, seenAmount: null }]
const cart = {
  kind: 'cart',
  items: lines,
  city: 'Balneário Camboriú',
  whatsapp: '(47) 99912-3456',
  substitution: 'similar',
  cancelPath: '/store',
}

async function checkout(): Promise<number> {
  return (await POST(ownPost('/api/checkout', cart, { ...newAttempt(), ...fromClient }))).status
}

describe('S10 what leaves for the store', () => {
  it('S10 carries no header and no cookie of the client, and goes below the one base address', async () => {
    expect((await quote(ownPost('/api/cart/quote', { lines }, fromClient))).status).toBe(200)
    expect(await checkout()).toBe(200)
    const { received } = store.server
    expect(received.some(({ method }) => method === 'POST')).toBe(true)
    for (const { url, headers } of received) {
      expect(url).toMatch(new RegExp(`^/store/${storeId}/[a-z]+(/prod_\\w+)?(\\?|$)`))
      expect(Object.keys(headers).filter((name) => !expected.includes(name))).toEqual([])
      expect(headers.host).toBe(new URL(store.origin).host)
      expect(JSON.stringify(headers)).not.toMatch(/client|session|203\.0\.113|evil/)
    }
  })

  it('S14 keeps the number out of every address, and out of those for the way back', () => {
    const { received } = store.server
    const returns = received
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => JSON.parse(body) as { successUrl: string; cancelUrl: string })
      .flatMap(({ successUrl, cancelUrl }) => [successUrl, cancelUrl])
    expect(returns.map((address) => address.replace(/=[\w-]{32}$/, '='))).toEqual([
      'http://localhost:3000/success?volta=',
      'http://localhost:3000/store?volta=',
    ])
    for (const { url } of received) expect(decodeURIComponent(url)).not.toMatch(/9991|3456/)
  })

  it('S10 follows no redirect with what the shopper wrote', async () => {
    const before = store.server.received.length
    store.answerCheckouts(faults.redirect)
    expect(await checkout()).toBe(502)
    expect(store.server.received.slice(before).filter(({ url }) => url.includes('elsewhere'))).toEqual([])
  })
})
