import http from 'node:http'
import { expect, test } from '@playwright/test'
import { hashPassword } from '../../lib/server/password-hash'
import { pagePolicy } from '../../lib/server/traffic/refusal'
import { closedPort } from '../../lib/testing/closed-port'
import { rawAnswer } from '../../lib/testing/raw-connection'
import { findNginx, type RunningNginx, startNginx } from '../../scripts/tools/nginx'
import { deskPassword } from '../support/desk-shop'
import { type FaultyShop, openFaultyShop, purchaseOf, type Sellable } from '../support/faulty-shop'
import { portsOf } from '../support/ports'

const ports = portsOf('nginx')
const port = portsOf('in-front').shop
const origin = `http://localhost:${port}`
const program = findNginx() ?? ''

// The shop behind nginx with deploy/nginx.conf, over sockets.
test.describe('the shop behind nginx', () => {
  test.describe.configure({ mode: 'serial' })
  test.skip(program === '', 'nginx is not installed')
  let open: FaultyShop
  let nginx: RunningNginx

  test.beforeAll(async () => {
    const environment = {
      SITE_URL: origin,
      TRUST_PROXY_HOPS: '1',
      RATE_LIMIT_SCALE: '1',
      DESK_PASSWORD_HASH: await hashPassword(deskPassword),
    }
    open = await openFaultyShop({ ports, environment })
    nginx = await startNginx({ program, port, replicas: [ports.shop, ports.shop] })
  })
  test.afterAll(async () => {
    await Promise.allSettled([nginx?.stop(), open?.stop()])
  })

  const product = () => open.products[0] as Sellable
  const ask = (path: string, init: RequestInit = {}) => fetch(`${origin}${path}`, init)
  /** How nginx got each of its answers to a path: from the shop (MISS), or from what it keeps (HIT). */
  const ways = (path: string) =>
    nginx
      .output()
      .split('\n')
      .filter((line) => line.includes(`"path":"${path}"`))
      .map((line) => JSON.parse(line).cache as string)

  test('S16 R36 keeps documents and the data of the router apart, with their policies, and nothing personal', async () => {
    const path = `/product/${product().handle}`
    await expect.poll(async () => (await ask(path)).status).toBe(200)
    const document = await ask(path)
    const data = await ask(path, { headers: { rsc: '1' } })
    const again = await ask(path, { headers: { rsc: '1' } })
    expect(document.headers.get('content-type')).toContain('text/html')
    expect(document.headers.get('content-security-policy')).toContain("'sha256-")
    // Copies in browsers say it, however long a page was kept on the way (R47).
    expect(document.headers.get('x-written-at')).toMatch(/^\d{13}$/)
    for (const each of [data, again]) expect(each.headers.get('content-type')).toContain('text/x-component')
    expect(await again.text()).toBe(await data.text())
    await expect.poll(() => ways(path)).toContain('HIT')

    for (const personal of ['/profile', '/success', `/api/stock/${product().id}`, '/api/orders']) {
      for (let turn = 0; turn < 2; turn += 1) await (await ask(personal)).arrayBuffer()
      await expect.poll(() => ways(personal).length, personal).toBe(2)
      expect(ways(personal), personal).not.toContain('HIT')
    }
  })

  test('R51 S40 a user signs in to the desk, which is notified at once, and guesses count for the client that guesses, whatever it claims', async () => {
    const enter = (user: string, password: string, claim: number, cookie = '') =>
      ask('/api/desk/session', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': `198.51.100.${claim}`,
          cookie,
        },
        body: JSON.stringify({ user, password }),
      })
    const entered = await enter('mercado', deskPassword, 1)
    expect(entered.status).toBe(200)
    const cookie = entered.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')

    const ending = new AbortController()
    const { status, body } = await ask('/api/desk/changes', { headers: { cookie }, signal: ending.signal })
    expect(status).toBe(200)
    let received = ''
    const reading = (async () => {
      for await (const chunk of body ?? []) received += new TextDecoder().decode(chunk)
    })().catch(() => undefined)
    await expect.poll(() => received).toContain('data: {"revision":')
    ending.abort()
    await reading

    const statuses: number[] = []
    for (let claim = 2; claim < 20 && statuses.at(-1) !== 429; claim += 1)
      statuses.push((await enter('ana', `tentativa-numero-${claim}`, claim)).status)
    // The first sign-in from this address was a stranger's too: the tenth guess is one too many.
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 401), 429])
    expect((await enter('mercado', deskPassword, 50, cookie)).status).toBe(200)
  })

  test('S8 S11 a checkout is counted for its client, whatever that claims, and refused in the words of the shop', async () => {
    const buy = (claim: number, body: string) =>
      ask('/api/checkout', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'idempotency-key': `claim-${claim}`.padEnd(20, '0'),
          'x-forwarded-for': `198.51.100.${claim}`,
        },
        body,
      })
    const large = await buy(200, JSON.stringify({ ...purchaseOf(product()), notes: 'x'.repeat(20_000) }))
    expect([large.status, (await large.json()).kind]).toEqual([413, 'too-large'])
    const bought = await buy(0, JSON.stringify(purchaseOf(product())))
    expect(bought.status).toBe(200)
    const statuses: number[] = []
    for (let claim = 1; claim < 40 && statuses.at(-1) !== 429; claim += 1) {
      statuses.push((await buy(claim, JSON.stringify(purchaseOf(product())))).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  test('S57 its log has no token of an order, no query, no word of a shopper and no address', async () => {
    const targets = [
      '/pedido/leaked-secret',
      '/%70edido/leaked-secret',
      '/store/../pedido//leaked-secret',
      '/PEDIDO/leaked-secret',
      '/hosted-checkout/leaked-secret/pagar',
      '/busca/leaked-secret',
      '/lista/leaked-secret',
      '/success?de=leaked-secret',
      '/auth/callback?code=leaked-secret',
    ]
    for (const target of targets) {
      const referer = `Referer: ${origin}/success?de=leaked-secret`
      const lines = [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', referer, '', '']
      await rawAnswer(origin, lines.join('\r\n'))
    }
    // What it complains of names what was asked for, and who asked.
    await ask('/pedido/leaked-secret', { method: 'POST', body: 'x'.repeat(100 * 1024) })
    await expect.poll(nginx.output).toContain('"path":"/pedido/*","status":413')
    expect(nginx.output()).not.toMatch(/leaked-secret|"127\.0\.0\.1"|client: /)
  })

  test('R36 sends on what it has when the shop is gone, and says so in Portuguese where it has nothing', async () => {
    await expect
      .poll(async () => {
        await (await ask('/store')).arrayBuffer()
        return ways('/store')
      })
      .toContain('HIT')
    open.shop.signal('SIGKILL')
    await open.shop.ended
    expect((await ask('/store')).status).toBe(200)
    const lost = await ask('/categoria/frutas')
    expect(lost.status).toBe(502)
    expect(lost.headers.get('content-security-policy')).toBe(pagePolicy)
    expect(await lost.text()).toContain('Muito movimento agora')
  })

  test('R36 sends a POST once, also where the replica that has it breaks off', async () => {
    let taken = 0
    const replica = http.createServer((request) => {
      taken += 1
      request.resume().once('end', () => request.socket.destroy())
    })
    const replicaPort = await closedPort()
    replica.listen(replicaPort, '127.0.0.1')
    await nginx.stop()
    nginx = await startNginx({ program, port, replicas: [replicaPort, replicaPort] })
    const { status } = await ask('/api/checkout', { method: 'POST', body: '{}' })
    replica.close()
    expect([status, taken]).toEqual([502, 1])
  })
})
