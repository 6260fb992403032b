import { expect, test } from '@playwright/test'
import { type FaultyShop, openFaultyShop, purchaseOf, type Sellable } from '../support/faulty-shop'
import { portsOf } from '../support/ports'

// One production shop behind one proxy, with the limits that an operator gets.
test.describe('a shop and a crowd', () => {
  test.describe.configure({ mode: 'serial' })
  let open: FaultyShop
  let product: Sellable

  test.beforeAll(async () => {
    open = await openFaultyShop({
      ports: portsOf('crowd'),
      environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY_HOPS: '1' },
    })
    product = open.products[0] as Sellable
  })
  test.afterAll(() => open?.stop())

  const from = (address: string) => ({ 'x-forwarded-for': address })

  test('S11 one address starts 20 checkouts a minute, whatever it claims to be; others go on', async () => {
    const statuses = []
    for (let call = 0; call < 21; call += 1) {
      const claim = `198.51.100.${call}, 203.0.113.7`
      statuses.push((await open.post('/api/checkout', {}, from(claim))).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429])
    const refused = await open.post('/api/checkout', purchaseOf(product), from('203.0.113.7'))
    expect(JSON.parse(refused.text)).toMatchObject({ kind: 'too-many-requests', title: 'Muitas tentativas' })
    expect(Number(refused.retryAfter)).toBeGreaterThan(0)
    expect((await open.post('/api/checkout', purchaseOf(product), from('203.0.113.8'))).status).toBe(200)
  })

  test('S18 what another site makes a browser send does not count against clients that share its address', async () => {
    const household = from('203.0.113.9')
    const form = { ...household, 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }
    const neighbour = { ...household, 'sec-fetch-site': 'same-site' }
    for (let call = 0; call < 40; call += 1) {
      for (const headers of [form, neighbour]) {
        const { status, text } = await open.post('/api/checkout', {}, headers)
        expect([status, text]).toEqual([403, expect.stringContaining('"kind":"foreign-origin"')])
      }
    }
    expect((await open.post('/api/checkout', purchaseOf(product), household)).status).toBe(200)

    const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
    const search = (headers: Record<string, string>) =>
      fetch(`${open.shop.url}/api/search?q=a`, { headers: { ...household, ...headers } })
    const seen = new Set<number>()
    for (let call = 0; call < 320; call += 1) {
      const answer = await search(image)
      seen.add(answer.status)
      await answer.arrayBuffer()
    }
    expect([...seen]).toEqual([403])
    expect((await search({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  test('R19 when all places are taken the rest reads a quick 503, and it recovers at once', async () => {
    // Less than the 4 s for which a checkout waits for a place at the store.
    await open.misbehave({ route: '^POST', mode: 'slow', milliseconds: 3000 })
    const buy = (shopper: number) =>
      open.post('/api/checkout', purchaseOf(product), from(`192.0.2.${shopper}`))
    const answers = await Promise.all([
      ...Array.from({ length: 84 }, (_, shopper) => buy(shopper)),
      open.ask('/api/health/live'),
      open.ask('/store'),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(64 + 2)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused).toHaveLength(20)
    expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['2']))
    expect(refused[0]?.text).toContain('"kind":"shop-busy"')
    await open.misbehave()
    expect((await buy(100)).status).toBe(200)
  })

  test('R18 SIGTERM lets a checkout under way finish, accepts no new one, and ends with 0', async () => {
    await open.misbehave({ route: '^POST', mode: 'slow', milliseconds: 2000 })
    const { checkoutCalls } = await open.storeState()
    const held = open.post('/api/checkout', purchaseOf(product), from('192.0.2.200'))
    await expect.poll(async () => (await open.storeState()).checkoutCalls).toBe(checkoutCalls + 1)
    open.shop.signal('SIGTERM')
    await expect.poll(() => open.ask('/api/health/live').catch(() => 'refused')).toBe('refused')
    expect((await held).status).toBe(200)
    expect(await open.shop.ended).toBe(0)
  })
})
