import { expect, test } from '@playwright/test'
import { type RunningPostgres, startPostgres } from '../../lib/server/database/testing/start-postgres'
import { hashPassword } from '../../lib/server/password-hash'
import { startShop } from '../../scripts/tools/servers'
import type { WatchedServer } from '../../scripts/tools/watched-server'
import { deskPassword, signIn } from '../support/desk-shop'
import { askPages, expectAnswers } from '../support/fault-cells'
import { withBrokenFile } from '../support/fault-matrix'
import { type FaultyShop, openFaultyShop, purchaseOf, type Sellable } from '../support/faulty-shop'
import { portsOf } from '../support/ports'

const ports = portsOf('replicas')
const second = portsOf('second-replica')

// Two processes of the shop with data of their own, one store, one database: one shop.
test.describe('two replicas of the shop', () => {
  test.describe.configure({ mode: 'serial' })
  let postgres: RunningPostgres
  let first: FaultyShop
  let other: WatchedServer

  test.beforeAll(async () => {
    postgres = await startPostgres()
    const environment = {
      DATABASE_URL: await postgres.createDatabase(),
      DESK_PASSWORD_HASH: await hashPassword(deskPassword),
    }
    first = await openFaultyShop({ ports, environment })
    other = await startShop({
      port: second.shop,
      environment: {
        ...environment,
        SITE_URL: ports.shopUrl,
        STORE_API_URL: ports.storeUrl,
        STORE_ID: 'store_faulty',
        CATALOG_REFRESH_SECONDS: '3600',
      },
    })
  })
  test.beforeEach(async () => {
    for (const origin of [ports.shopUrl, second.shopUrl]) {
      await expect
        .poll(async () => (await fetch(`${origin}/api/health/ready`)).text(), { timeout: 20_000 })
        .toContain('{"status":"ready"')
    }
  })
  test.afterAll(async () => {
    await Promise.allSettled([first?.stop(), other?.stop()])
    await postgres?.remove()
  })

  const product = () => first.products[0] as Sellable

  async function buyAt(origin: string, key: string) {
    const answer = await fetch(`${origin}/api/checkout`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': key.padEnd(20, '0'),
      },
      body: JSON.stringify(purchaseOf(product())),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const buyAtFirst = (key: string) => buyAt(ports.shopUrl, key)
  const buyAtOther = (key: string) => buyAt(second.shopUrl, key)
  const checkoutCalls = async () => (await first.storeState()).checkoutCalls

  test('R26 one key is one checkout at the store and one answer, whichever replica is asked', async () => {
    const before = await checkoutCalls()
    const answers = await Promise.all([buyAtFirst('same'), buyAtOther('same'), buyAtOther('same')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    expect(await buyAtOther('same')).toEqual(answers[0])
    expect(await checkoutCalls()).toBe(before + 1)
  })

  test('R51 S39 who signed in at one is signed in at the other, sees at once what is ticked there, and is out of both', async ({
    page,
  }) => {
    expect((await buyAtFirst('desk')).status).toBe(200)
    const polls: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/desk/revision')) polls.push(request.url())
    })
    await signIn(page, `${ports.shopUrl}/painel`, 'mercado')
    const list = await page.request.get(`${ports.shopUrl}/api/desk/orders?view=all`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const code = (await list.json()).orders[0].code
    await page.goto(`${ports.shopUrl}/painel/pedidos/${code}`)
    const line = page.locator('.pick-row')
    await expect(line).toHaveAttribute('data-state', 'open')

    const cookies = await page.context().cookies(`${ports.shopUrl}/api/desk`)
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const own = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const statusAtOther = async (path: string, body?: unknown) => {
      const call = body ? { method: 'POST', body: JSON.stringify(body) } : {}
      return (await fetch(`${second.shopUrl}/api/desk${path}`, { headers: own, ...call })).status
    }
    expect(await statusAtOther('/session')).toBe(200)
    // It is not paid: beginning it asks first.
    const begin = { from: 'waiting', to: 'picking', isUndo: false, isAsked: true }
    expect(await statusAtOther(`/orders/${code}/state`, begin)).toBe(200)
    expect(await statusAtOther(`/orders/${code}/picks`, { line: 0, state: 'missing', seen: null })).toBe(200)
    await expect(line).toHaveAttribute('data-state', 'missing')
    expect(polls, 'polled instead of notified').toEqual([])

    await page.getByRole('button', { name: 'Conta de mercado' }).click()
    await page.getByRole('button', { name: 'Sair em todos os aparelhos' }).click()
    await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
    expect(await statusAtOther('/session')).toBe(401)
  })

  test('R26 while the database is away all can be read and nothing is sent; then it goes on by itself', async () => {
    const before = await checkoutCalls()
    await postgres.stop()
    await expect
      .poll(async () => JSON.parse((await first.ask('/api/health/ready')).text))
      .toMatchObject({ status: 'degraded', parts: { orders: { state: 'degraded' } } })
    const checkout = first
      .post('/api/checkout', purchaseOf(product()), { 'idempotency-key': 'away'.padEnd(20, '0') })
      .then((answer) => ({ ...answer, milliseconds: 0 }))
    const calls = { ...askPages(first, product()), checkout }
    await expectAnswers({ row: withBrokenFile.journal, calls, product: product(), isTimed: true })
    const refused = await buyAtOther('away')
    expect([refused.status, refused.body.kind]).toEqual([503, 'orders-unavailable'])
    expect(refused.body.detail).toContain('Não conseguimos anotar pedidos agora.')
    expect(await checkoutCalls()).toBe(before)

    await postgres.start()
    await expect.poll(async () => (await buyAtOther('away')).status, { timeout: 20_000 }).toBe(200)
    await expect
      .poll(async () => (await first.ask('/api/health/ready')).text, { timeout: 20_000 })
      .toContain('{"status":"ready"')
    expect(await checkoutCalls()).toBe(before + 1)
    for (const output of [first.shop.output(), other.output()]) {
      expect(output).toContain('"file":"DATABASE_URL","fault":"unreachable"')
      expect(output).not.toContain('shop:local')
    }
  })

  test('R26 what a replica was sending when it was killed is unknown to the others, and is not sent again', async () => {
    const before = await checkoutCalls()
    await first.misbehave({ route: 'POST checkout', mode: 'hang' })
    const lost = buyAtOther('killed').catch(() => null)
    await expect.poll(checkoutCalls).toBe(before + 1)
    other.signal('SIGKILL')
    await lost
    await first.misbehave()
    const answer = await buyAtFirst('killed')
    expect(answer.body.kind).toBe('checkout-unknown')
    expect(await checkoutCalls()).toBe(before + 1)
  })
})
