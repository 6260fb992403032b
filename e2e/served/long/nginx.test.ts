import http from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pagePolicy } from '../../../lib/server/traffic/refusal'
import { closedPort } from '../../../lib/testing/closed-port'
import { rawAnswer } from '../../../lib/testing/raw-connection'
import { findNginx, type RunningNginx, startNginx } from '../../../scripts/tools/nginx'
import { purchaseOf, type Sellable, sellable } from '../../support/faulty-store'
import { deskPassword, type RunningShop, runShop } from '../../support/run-shop'
import { openSocketBrowser } from '../../support/socket-browser'

// The shop behind nginx with deploy/nginx.conf.
const program = findNginx()
const port = await closedPort()
const origin = `http://localhost:${port}`
const product = sellable[0] as Sellable
let shop: RunningShop
let nginx: RunningNginx

beforeAll(async () => {
  if (program === null) return
  const environment = { SITE_URL: origin, TRUST_PROXY_HOPS: '1', RATE_LIMIT_SCALE: '1' }
  shop = await runShop({ store: 'faulty', users: ['ana'], environment })
  nginx = await startNginx({ program, port, replicas: [shop.port, shop.port] })
})
beforeEach(({ skip }) => skip(program === null, 'nginx cannot be installed'))
afterAll(() => Promise.allSettled([nginx?.stop(), shop?.close()]))

const ask = (path: string, init: RequestInit = {}) => fetch(`${origin}${path}`, init)
/** A client that claims to be somewhere. */
const claim = (turn: number) => openSocketBrowser(origin, { 'x-forwarded-for': `198.51.100.${turn}` })
/** Reads nginx's log for each answer to a path: MISS came from the shop, HIT from its cache. */
const ways = (path: string) =>
  nginx
    .output()
    .split('\n')
    .filter((line) => line.includes(`"path":"${path}"`))
    .map((line) => JSON.parse(line).cache as string)

it('S16 R36 nginx keeps documents and the data of the router apart, with their policies, and nothing personal', async () => {
  const path = `/product/${product.handle}`
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

  for (const personal of ['/profile', '/success', `/api/stock/${product.id}`, '/api/orders']) {
    for (let turn = 0; turn < 2; turn += 1) await (await ask(personal)).arrayBuffer()
    await expect.poll(() => ways(personal).length, { message: personal }).toBe(2)
    expect(ways(personal), personal).not.toContain('HIT')
  }
})

it('R51 S40 a user signs in to the desk, which is notified at once, and guesses count for the client that guesses, whatever it claims', async () => {
  const enter = (turn: number, user: string, password: string, browser = claim(turn)) =>
    browser.send('/api/desk/session', { body: { user, password } })
  const desk = claim(1)
  expect((await enter(1, 'ana', deskPassword, desk)).status).toBe(200)
  const changes = await desk.listen('/api/desk/changes')
  expect(changes.status).toBe(200)
  await expect.poll(changes.received).toContain('data: {"revision":')
  await changes.stop()

  const statuses: number[] = []
  for (let turn = 2; turn < 20 && statuses.at(-1) !== 429; turn += 1)
    statuses.push((await enter(turn, 'rui', `tentativa-numero-${turn}`)).status)
  // The first sign-in from this address was a stranger's too: the tenth guess is one too many.
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 401), 429])
  expect((await enter(50, 'ana', deskPassword, desk)).status).toBe(200)
})

it('S8 S11 a checkout is counted for its client, whatever that claims, and refused in the words of the shop', async () => {
  const buy = (turn: number, more = {}) =>
    claim(turn).send('/api/checkout', {
      body: { ...purchaseOf(product), ...more },
      headers: { 'idempotency-key': `claim-${turn}`.padEnd(20, '0') },
    })
  const large = await buy(200, { notes: 'x'.repeat(20_000) })
  expect([large.status, large.kind]).toEqual([413, 'too-large'])
  const statuses: number[] = []
  for (let turn = 0; turn < 40 && statuses.at(-1) !== 429; turn += 1) statuses.push((await buy(turn)).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
})

it('S57 the log of nginx has no token of an order, no query, no word of a shopper and no address', async () => {
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

it('R36 nginx sends what it has when the shop is gone, and says so in Portuguese where it has nothing', async () => {
  const readStore = async () => {
    await (await ask('/store')).arrayBuffer()
    return ways('/store')
  }
  await expect.poll(readStore).toContain('HIT')
  shop.server.signal('SIGKILL')
  await shop.server.ended
  expect((await ask('/store')).status).toBe(200)
  const lost = await ask('/categoria/frutas')
  expect(lost.status).toBe(502)
  expect(lost.headers.get('content-security-policy')).toBe(pagePolicy)
  expect(await lost.text()).toContain('Muito movimento agora')
})

it('R36 nginx sends a POST once, also where the replica that has it breaks off', async () => {
  let taken = 0
  const replica = http.createServer((request) => {
    taken += 1
    request.resume().once('end', () => request.socket.destroy())
  })
  const replicaPort = await closedPort()
  replica.listen(replicaPort, '127.0.0.1')
  await nginx.stop()
  nginx = await startNginx({ program: program ?? '', port, replicas: [replicaPort, replicaPort] })
  const { status } = await ask('/api/checkout', { method: 'POST', body: '{}' })
  replica.close()
  expect([status, taken]).toEqual([502, 1])
})
