import { randomUUID } from 'node:crypto'
import { seedId } from '../../lib/adapters/embedded/seed-identifiers'
import { orderKeySchema } from '../../lib/domain/order'
import { sessionCookie, tokensOf } from '../../lib/testing/forged-sessions'
import { password } from '../../scripts/tools/account-shop'
import { runAccountShop } from '../support/accounts'
import { openSocketBrowser, type SocketBrowser } from '../support/socket-browser'
import { expect, test } from '../support/test'

const variantId = seedId('variant', 'tomate-italiano', '500 g')

test.describe('orders of accounts that the service does not confirm', () => {
  const shop = runAccountShop('account-orders')

  async function signedIn(email: string) {
    await shop.addPerson(email)
    const browser = openSocketBrowser(shop.url)
    expect((await browser.send('/api/auth/sign-in', { body: { email, password } })).status).toBe(200)
    return browser
  }

  /** Buys one thing; the key of the order, and what the buyer reads that it is called. */
  async function buy(browser: SocketBrowser) {
    const key = orderKeySchema.parse(randomUUID())
    const items = [{ variantId, quantity: 1, seenAmount: null }]
    const answer = await browser.send('/api/checkout', {
      body: { kind: 'buy-now', items, cancelPath: '/store' },
      headers: { 'idempotency-key': key },
    })
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"url"')])
    return { key, code: (await codesFor(browser, [key], { onlyThese: true }))[0] }
  }

  async function codesFor(browser: SocketBrowser, keys: readonly string[], options = {}) {
    const { status, text } = await browser.send('/api/orders/mine', { body: { keys, ...options } })
    expect(status).toBe(200)
    const { orders } = JSON.parse(text) as { orders: { code: string }[] }
    return orders.map(({ code }) => code).toSorted()
  }

  test('S20 the key of an order shows an account’s order to no one else, in an outage or with huge own metadata', async () => {
    const owner = await signedIn('dona@exemplo.com')
    const stranger = await signedIn('estranho@exemplo.com')
    const guest = openSocketBrowser(shop.url)
    const bought = [await buy(owner), await buy(stranger), await buy(guest)] as const
    const keys = bought.map(({ key }) => key)
    const [ofOwner, ofStranger, ofGuest] = bought.map(({ code }) => code)
    const token = tokensOf(stranger.cookies.get('mercado-auth') ?? '')
    const forger = openSocketBrowser(shop.url)
    const [header, , signature] = token.access_token.split('.')
    const owned = tokensOf(owner.cookies.get('mercado-auth') ?? '').access_token.split('.')[1]
    const forged = sessionCookie(`${header}.${owned}.${signature}`, 4_000_000_000)

    const expectOwnOnly = async (what: string) => {
      forger.cookies.set('mercado-auth', forged)
      expect([what, await codesFor(owner, keys)]).toEqual([what, [ofOwner, ofGuest].toSorted()])
      expect([what, await codesFor(stranger, keys)]).toEqual([what, [ofStranger, ofGuest].toSorted()])
      expect([what, await codesFor(forger, keys)]).toEqual([what, [ofGuest]])
      expect([what, await codesFor(openSocketBrowser(shop.url), keys)]).toEqual([what, [ofGuest]])
    }
    await expectOwnOnly('with the service')
    for (const fault of ['down', 'broken', 'page', 'null'] as const) {
      await shop.control({ fault })
      await expectOwnOnly(fault)
    }
    await shop.control({ fault: 'none' })
    // More than the shop reads of an answer: nothing can be answered about this account, to any client.
    await shop.control({
      written: { email: 'estranho@exemplo.com', metadata: { notes: 'x'.repeat(600_000) } },
    })
    expect((await stranger.send('/api/profile')).kind).toBe('auth-unavailable')
    await expectOwnOnly('huge metadata')
  })
})
