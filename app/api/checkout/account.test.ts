import { describe, expect, it } from 'vitest'
import { openCookies, runOnAuthServer } from '@/app/testing/run-on-auth-server'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { orderKeySchema } from '@/lib/domain/order'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { newAttempt } from '@/lib/testing/run-on-embedded-store'
import { POST } from './route'

const { server, signIn } = await runOnAuthServer()
const { snapshot } = await getCatalogReader().current()
const variantId = snapshot.products.find(({ purchasable }) => purchasable)?.variants[0]?.id

/** Buys one thing, and returns whose order the journal says it is. */
async function buy(browser: ReturnType<typeof openCookies>) {
  const attempt = newAttempt()
  const body = { kind: 'buy-now', items: [{ variantId, quantity: 1, seenAmount: null }], cancelPath: '/' }
  const request = browser.post('/api/checkout', body)
  request.headers.set('idempotency-key', attempt['idempotency-key'])
  const response = await POST(request)
  expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
  const order = await getOrderJournal().findOptional(orderKeySchema.parse(attempt['idempotency-key']))
  return order?.accountId
}

describe('the account of an order', () => {
  it('R20 belongs to no one where the service hangs or is down: the purchase does not wait for it', async () => {
    // First of all, while the keys of the service are not known here.
    const { browser } = await signIn()
    for (const fault of ['slow', 'down', 'busy', 'broken'] as const) {
      server.setFault(fault)
      expect(await buy(browser)).toBeNull()
    }
    server.setFault('none')
  })

  it('belongs to the signed-in user, verified here', async () => {
    const { browser, accountId } = await signIn()
    expect(await buy(browser)).toBe(accountId)
    // Its keys are known now.
    server.setFault('down')
    expect(await buy(browser)).toBe(accountId)
    server.setFault('none')
  })

  it('is that of an expired session too, which is not renewed here', async () => {
    const { browser, accountId } = await signIn({ accessTokenSeconds: -60 })
    const calls = server.calls.length
    expect(await buy(browser)).toBe(accountId)
    // A call behind the answer would have come before this one.
    await fetch(`${server.origin}/last`)
    expect(server.calls.slice(calls)).toEqual(['GET /last'])
  })

  it('S13 belongs to no one with a forged or broken cookie', async () => {
    const { browser, accountId } = await signIn()
    const { browser: thief } = await signIn({ email: 'outra@exemplo.com' })
    for (const value of [browser.forged(accountId), 'base64-x', 'base64-e30', 'x']) {
      thief.receive(new Response(null, { headers: { 'set-cookie': `mercado-auth=${value}; Path=/` } }))
      expect(await buy(thief)).toBeNull()
    }
  })

  it('belongs to no one for a visitor, and no service is called', async () => {
    const calls = server.calls.length
    expect(await buy(openCookies())).toBeNull()
    expect(server.calls.length).toBe(calls)
  })
})
