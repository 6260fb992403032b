import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { rawAnswer } from '../../lib/testing/raw-connection'
import { deskPassword as password, signInBySocket } from '../support/desk-shop'
import { runOwnShop } from '../support/own-shop'
import { openSocketBrowser } from '../support/socket-browser'

// What attackers may try at the market's desk, on the production build and over plain sockets.

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

const openAt = (address: string) => openSocketBrowser(shop.url, { 'x-forwarded-for': address })

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

test('S43 a user turns it on while it runs', async () => {
  deskUser(['add', 'ana'], `${password}\n`)
  await expect
    .poll(async () => (await openAt('198.51.100.1').send('/api/desk/session')).kind)
    .toBe('desk-signed-out')
})

test('S53 while attackers guess, a user who is signed out everywhere gets in: by the pass, and on the device where that was pressed', async () => {
  const passOf = (printed: string) => /\b[0-9a-z]{4}(-[0-9a-z]{4}){3}\b/.exec(printed)?.[0] ?? 'none'
  const kindOf = async (browser: ReturnType<typeof openAt>, typed: string) => {
    const { status, kind } = await browser.send('/api/desk/session', {
      body: { user: 'eva', password: typed },
    })
    return kind ?? status
  }
  const first = passOf(deskUser(['add', 'eva'], `${password}\n`))
  const eva = openAt('198.51.100.20')
  expect(await kindOf(eva, password)).toBe(200)
  const guessed = []
  for (let turn = 0; turn < 60; turn += 1)
    guessed.push(await kindOf(openAt(`203.0.113.${100 + Math.floor(turn / 9)}`), `tentativa-numero-${turn}`))
  expect(guessed.at(-1)).toBe('too-many-requests')

  // Of all her devices the one that she has in her hand stays known.
  const lost = openAt('198.51.100.21')
  lost.cookies.set('desk-device', eva.cookies.get('desk-device') ?? '')
  expect(await kindOf(lost, password)).toBe(200)
  expect((await eva.send('/api/desk/session/end', { body: { all: true } })).status).toBe(200)
  expect((await lost.send('/api/desk/session')).status).toBe(401)
  const moved = openAt('198.51.100.22')
  moved.cookies.set('desk-device', eva.cookies.get('desk-device') ?? '')
  expect(await kindOf(openAt('198.51.100.24'), password)).toBe('too-many-requests')
  expect(await kindOf(moved, password)).toBe(200)

  // Signed out by the command no device of hers is known: the pass opens the desk once, and no old one does.
  const pass = passOf(deskUser(['end-sessions', 'eva']))
  expect(await kindOf(eva, password)).toBe('too-many-requests')
  expect(await kindOf(eva, first)).toBe('too-many-requests')
  expect(await kindOf(eva, ` ${pass.toUpperCase().replaceAll('-', ' ')} `)).toBe(200)
  expect(await kindOf(openAt('198.51.100.25'), pass)).toBe('too-many-requests')
  expect(await kindOf(eva, password)).toBe(200)
  expect(shop.server.output()).not.toContain(pass)
  deskUser(['remove', 'eva'])
})

test('S59 a stream of changes ends with its session', async () => {
  const tablet = await signInBySocket(openAt('198.51.100.2'))
  const cookie = [...tablet.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { body } = await fetch(`${shop.url}/api/desk/changes`, { headers: { cookie } })
  const reader = body?.getReader()
  expect((await reader?.read())?.done).toBe(false)
  expect((await tablet.send('/api/desk/session/end', { body: {} })).status).toBe(200)
  const read = async (): Promise<boolean> => (await reader?.read())?.done === true || read()
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, 20_000, false))
  expect(await Promise.race([read(), late])).toBe(true)
})

test('S59 a request with two hosts is refused, and none smuggles another by doubling what it says', async () => {
  const statusOf = (...lines: readonly string[]) =>
    rawAnswer(shop.url, [...lines, 'Connection: close', '', ''].join('\r\n'))
  const ana = await signInBySocket(openAt('198.51.100.3'))
  const cookie = `Cookie: ${[...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`
  for (const target of ['/', '/api/desk/session', '/favicon.ico', '/robots.txt']) {
    for (const hosts of [
      ['Host: localhost', 'Host: evil.example'],
      ['Host: localhost', 'host: localhost'],
      ['Host: localhost, evil.example'],
    ])
      expect(await statusOf(`GET ${target} HTTP/1.1`, ...hosts, cookie)).toMatch(/^HTTP\/1.1 400 /)
  }
  const ask = ['GET /api/desk/session HTTP/1.1', 'Host: localhost', cookie]
  expect(await statusOf(...ask, 'Sec-Fetch-Site: same-origin')).toMatch(/^HTTP\/1.1 200 /)
  for (const sites of [
    ['Sec-Fetch-Site: same-origin', 'Sec-Fetch-Site: cross-site'],
    ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Site: same-origin'],
  ])
    expect(await statusOf(...ask, ...sites)).toMatch(/^HTTP\/1.1 403 /)
  const post = [
    'POST /api/desk/session/end HTTP/1.1',
    'Host: localhost',
    cookie,
    'Content-Type: application/json',
  ]
  for (const doubled of [
    [`Origin: ${shop.url}`, 'Origin: https://evil.example', 'Content-Length: 0'],
    ['Origin: https://evil.example', `Origin: ${shop.url}`, 'Content-Length: 0'],
    [`Origin: ${shop.url}`, 'Content-Length: 0', 'Content-Length: 2'],
    [`Origin: ${shop.url}`, 'Content-Length: 2', 'Transfer-Encoding: chunked'],
    [`Origin: ${shop.url}`, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
  ])
    expect(await statusOf(...post, ...doubled)).toMatch(/^HTTP\/1.1 (400|403) /)
  expect((await ana.send('/api/desk/session')).status).toBe(200)
})
