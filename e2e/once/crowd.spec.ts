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
})
