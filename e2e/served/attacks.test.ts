import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { rawAnswer } from '../../lib/testing/raw-connection'
import { runOwnShop } from '../support/own-shop'
import { openSocketBrowser } from '../support/socket-browser'

// What attackers may try at the market's desk, on the production build and over plain sockets.
const password = 'uma-senha-de-sábado'
const code = 'abcdef012345'

// Tests are one address here: others say whose they are.
const shop = runOwnShop({
  name: 'desk-attacks',
  environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY_HOPS: '1' },
})

/** As the operator does it, while the shop runs; what is printed. */
function deskUser(parameters: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/desk-user.ts', ...parameters], {
    env: { ...process.env, DATA_DIR: shop.dataDirectory },
    encoding: 'utf8',
    input,
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

const routes = fs
  .globSync('**/route.ts', { cwd: path.resolve('app/api/desk') })
  .map((file) => `/api/desk/${file.replaceAll(path.sep, '/').replace(/\/?route\.ts$/, '')}`)
  .map((route) => route.replace('[code]', code))
  .toSorted()

/** Head and body of what is answered to exactly this, without what is another each time. */
async function answerTo(method: string, target: string, headers: readonly string[] = []): Promise<string> {
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', '']
  const answer = await rawAnswer(shop.url, lines.join('\r\n'))
  return answer
    .replaceAll(target, 'TARGET')
    .replace(/^(date|x-request-id|etag):.*$/gim, '')
    .replace(/"requestId":"[^"]*"/, '')
}

/** Head of the page that is answered, without what follows from its own address, which stands in every page. */
async function headTo(target: string, headers: readonly string[]): Promise<string> {
  const [head = ''] = (await answerTo('GET', target, headers)).split('\r\n\r\n')
  return head.replace(/'sha256-[^']*'/g, '').replace(/^(x-written-at|content-length):.*$/gim, '')
}

test('S43 where there is no desk, its addresses answer as those that lead nowhere, and no page names it', async () => {
  expect(routes.length).toBeGreaterThan(3)
  for (const method of ['GET', 'POST']) {
    const own = ['Sec-Fetch-Site: same-origin', 'Content-Type: application/json', 'Content-Length: 0']
    const nowhere = await answerTo(method, '/api/nowhere/at-all', own)
    expect(nowhere).toMatch(/^HTTP\/1.1 404 /)
    for (const route of ['/api/desk/session', '/api/desk/session/end']) {
      const answer = await answerTo(method, route, own)
      // What a route does not do at all is 405 by Next itself, desk or not.
      if (!answer.startsWith('HTTP/1.1 405')) expect(answer).toBe(nowhere)
    }
  }
  for (const asked of [['Accept: text/html'], ['RSC: 1']]) {
    const nowhere = await headTo('/leva-a-lugar-nenhum', asked)
    expect(nowhere).toMatch(/^HTTP\/1.1 404 /)
    for (const address of ['/painel', '/painel/numeros?dias=7', '/painel/arquivos/painel-a.js'])
      expect(await headTo(address, asked)).toBe(nowhere)
  }
  for (const page of ['/', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest']) {
    expect(await (await fetch(`${shop.url}${page}`)).text()).not.toContain('painel')
  }
  expect(fs.existsSync(path.join(shop.dataDirectory, 'desk'))).toBe(false)
})

test('S38 S39 S43 a user turns it on while it runs; without a session each of its routes is shut', async () => {
  deskUser(['add', 'ana'], `${password}\n`)
  const stranger = openSocketBrowser(shop.url, { 'x-forwarded-for': '198.51.100.1' })
  await expect.poll(async () => (await stranger.send('/api/desk/session')).kind).toBe('desk-signed-out')
  stranger.cookies.set('desk', 'A'.repeat(43))
  for (const route of routes) {
    for (const body of [undefined, {}]) {
      const { status, kind } = await stranger.send(route, { body })
      const isDoor = route === '/api/desk/session' && body !== undefined
      // A route that does not post, or does nothing else.
      if (status !== 405)
        expect([route, status, kind]).toEqual([
          route,
          isDoor ? 400 : 401,
          isDoor ? 'bad-body' : 'desk-signed-out',
        ])
    }
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } }
    for (const call of [foreign, { ...foreign, body: {} }]) {
      expect([403, 405]).toContain((await stranger.send(route, call)).status)
    }
  }
})

test('S50 a page that shows one user does nothing in the name of another who signed in beside it', async () => {
  deskUser(['add', 'bia'], `${password}\n`)
  const browser = openSocketBrowser(shop.url, { 'x-forwarded-for': '198.51.100.3' })
  const enter = await browser.send('/api/desk/session', { body: { user: 'bia', password } })
  expect(enter.status).toBe(200)
  const shown = (user: string) => ({ headers: { 'desk-user': user } })
  for (const route of routes.filter((route) => route !== '/api/desk/changes')) {
    for (const body of [undefined, {}]) {
      if (route === '/api/desk/session' && body !== undefined) continue
      for (const user of ['ana', 'bia, bia', '']) {
        const { status, kind } = await browser.send(route, { body, ...shown(user) })
        if (status !== 405) expect([route, user, status, kind]).toEqual([route, user, 401, 'desk-signed-out'])
      }
    }
  }
  expect((await browser.send('/api/desk/session', shown('bia'))).status).toBe(200)
  expect((await browser.send('/api/desk/session')).status).toBe(200)
  // A download takes no headers.
  const file = '/api/desk/orders.csv?from=2026-01-01&until=2026-01-02&desk-user='
  const statuses = [(await browser.send(`${file}ana`)).status, (await browser.send(`${file}bia`)).status]
  expect(statuses).toEqual([401, 200])
  // Sent twice it counts for neither, whichever comes first.
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const own = ['Sec-Fetch-Site: same-origin', 'X-Forwarded-For: 198.51.100.3', `Cookie: ${cookie}`]
  const twice = await answerTo('GET', '/api/desk/session', [...own, 'Desk-User: bia', 'Desk-User: ana'])
  expect(twice).toMatch(/^HTTP\/1.1 401 /)
  deskUser(['remove', 'bia'])
})

test('S39 S40 S41 guessing ends, the market gets in, and a user who is removed is out at once', async () => {
  const market = openSocketBrowser(shop.url, { 'x-forwarded-for': '198.51.100.2' })
  const enter = (browser: typeof market, typed: string, headers: Record<string, string> = {}) =>
    browser.send('/api/desk/session', { body: { user: 'ana', password: typed }, headers })
  expect((await enter(market, password)).status).toBe(200)
  const signedIn = await fetch(`${shop.url}/api/desk/session`, {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'x-forwarded-for': '198.51.100.2',
    },
    body: JSON.stringify({ user: 'ana', password }),
  })
  expect(signedIn.headers.get('cache-control')).toBe('private, no-store')
  for (const cookie of signedIn.headers.getSetCookie()) {
    expect(cookie).toMatch(
      /^desk(-device)?=[\w-]{43}; Path=\/api\/desk; Max-Age=\d+; SameSite=Strict; HttpOnly$/,
    )
  }

  const guesser = openSocketBrowser(shop.url, { 'x-forwarded-for': '203.0.113.1' })
  const kinds = []
  for (let turn = 0; turn < 12; turn += 1) kinds.push((await enter(guesser, `tentativa-numero-${turn}`)).kind)
  expect(kinds.filter((kind) => kind === 'desk-wrong-password')).toHaveLength(10)
  expect((await enter(guesser, password)).kind).toBe('too-many-requests')
  expect((await enter(market, password)).status).toBe(200)

  // The session that was found is used from everywhere; it is the market's cookie that counts.
  expect((await market.send('/api/desk/session')).status).toBe(200)
  const { text } = await market.send('/api/desk/log?action=sign-in-refused')
  expect(JSON.parse(text).entries).toHaveLength(10)
  expect(JSON.parse(text).entries[0]).toMatchObject({ user: 'ana', client: '203.0.113.1' })

  const tokens = [...market.cookies.values()]
  deskUser(['remove', 'ana'])
  expect([401, 404]).toContain((await market.send('/api/desk/log')).status)
  await expect.poll(async () => (await market.send('/api/desk/log')).kind).toBe('not-found')
  for (const secret of [password, 'tentativa-numero-1', 'scrypt:', ...tokens]) {
    expect(shop.server.output()).not.toContain(secret)
  }
})
