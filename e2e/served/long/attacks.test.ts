import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { publicPaths } from '../../../lib/domain/public-paths'
import { digestOrderCode, keyOf, newOrderOf } from '../../../lib/orders/testing/sample-orders'
import { rawAnswer } from '../../../lib/testing/raw-connection'
import { deskPassword, runShop } from '../../support/run-shop'
import { openSocketBrowser, type SocketBrowser } from '../../support/socket-browser'

const shop = await runShop({
  accounts: true,
  users: ['ana', 'bia', 'rui'],
  environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY_HOPS: '1' },
})
afterAll(shop.close)

/** A client at an address of its own, as the operator's proxy reports it. */
const openClient = (address: string) => openSocketBrowser(shop.url, { 'x-forwarded-for': address })

describe('accounts', () => {
  const password = 'uma senha só minha'
  const addPerson = (email: string) => shop.accounts.people.add({ email, password })

  it('S22 wrong passwords of one client are stopped by the shop, and its neighbours sign in', async () => {
    addPerson('lia@exemplo.com')
    const signIn = (address: string, email: string, typed: string) =>
      openClient(address).send('/api/auth/sign-in', { body: { email, password: typed } })
    const calls = () => shop.accounts.calls.filter((call) => call.includes('/token')).length
    const before = calls()
    for (let turn = 0; turn < 20; turn += 1)
      await signIn('203.0.113.3', `${turn}@exemplo.com`, 'errada demais 1')
    expect(calls() - before).toBe(10)
    const neighbour = await signIn('203.0.113.4', 'lia@exemplo.com', password)
    expect(neighbour).toMatchObject({ status: 200, kind: 'signed-in' })
  })

  it('S23 known and unknown addresses read the same, and neither waits for a message to be sent', async () => {
    for (const email of ['eva@exemplo.com', 'ivo@exemplo.com']) addPerson(email)
    let clients = 0
    function answersTo(email: string) {
      clients += 1
      const client = openClient(`192.0.2.${clients}`)
      const bodies = { recover: { email }, 'sign-up': { name: 'Ana', email, password } }
      return Promise.all(
        Object.entries(bodies).map(async ([call, body]) => {
          const { status, text } = await client.send(`/api/auth/${call}`, { body })
          return { call, status, size: text.length, text: text.replace(/"requestId":"[^"]+"/, '') }
        }),
      )
    }
    const { settings } = shop.accounts
    // Far longer than this test may take.
    settings.mailMs = 600_000
    const neutral = await answersTo('um@exemplo.com')
    expect(neutral.map(({ status }) => status)).toEqual([200, 200])
    expect(await answersTo('eva@exemplo.com')).toEqual(neutral)
    Object.assign(settings, { mailMs: 0, isMailAllowanceUsed: true })
    expect(await answersTo('ivo@exemplo.com')).toEqual(neutral)
    expect(await answersTo('dois@exemplo.com')).toEqual(neutral)
    expect(shop.server.output()).not.toMatch(/exemplo|senha/)
  })
})

describe('the desk', () => {
  const code = digestOrderCode(keyOf(1))
  const routes = fs
    .globSync('**/route.ts', { cwd: 'app/api/desk' })
    .map((file) => `/api/desk/${path.dirname(file).replace('[code]', code)}`)

  const signIn = (client: SocketBrowser, user: string, password = deskPassword) =>
    client.send('/api/desk/session', { body: { user, password } })

  async function openSignedIn(user: string, address: string): Promise<SocketBrowser> {
    const client = openClient(address)
    expect((await signIn(client, user)).status).toBe(200)
    return client
  }

  const writeCookie = ({ cookies }: SocketBrowser) =>
    `Cookie: ${[...cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`

  /** Status of the answer to exactly these lines. */
  const readStatus = async (...lines: readonly string[]) =>
    Number((await rawAnswer(shop.url, [...lines, 'Connection: close', '', ''].join('\r\n'))).split(' ')[1])

  it('S38 S39 each route of the desk is shut to who has no session, or made one up, and to other sites', async () => {
    expect(routes.length).toBeGreaterThan(3)
    const stranger = openClient('198.51.100.1')
    stranger.cookies.set('desk', 'A'.repeat(43))
    for (const route of routes) {
      for (const body of [undefined, {}]) {
        const { status, kind } = await stranger.send(route, { body })
        // It does not post, or does nothing else.
        if (status === 405) continue
        const isDoor = route === '/api/desk/session' && body !== undefined
        const shut = isDoor ? [400, 'bad-body'] : [401, 'desk-signed-out']
        expect([route, status, kind]).toEqual([route, ...shut])
        const foreign = { body, headers: { 'sec-fetch-site': 'cross-site' } }
        expect([route, (await stranger.send(route, foreign)).status]).toEqual([route, 403])
      }
    }
  })

  it('S50 a page that shows one user does nothing in the name of another who signed in beside it', async () => {
    const bia = await openSignedIn('bia', '198.51.100.2')
    const shown = async (user: string) =>
      (await bia.send('/api/desk/session', { headers: { 'desk-user': user } })).status
    const statuses = [await shown('bia'), await shown('ana'), await shown('bia, bia'), await shown('')]
    expect(statuses).toEqual([200, 401, 401, 401])
    // Sent twice it counts for neither, whichever comes first.
    const ask = ['GET /api/desk/session HTTP/1.1', 'Host: localhost', 'Sec-Fetch-Site: same-origin']
    const twice = [writeCookie(bia), 'Desk-User: bia', 'Desk-User: ana']
    expect(await readStatus(...ask, ...twice)).toBe(401)
    // A download takes no headers.
    const file = '/api/desk/orders.csv?from=2026-01-01&until=2026-01-02&desk-user='
    expect((await bia.send(`${file}ana`)).status).toBe(401)
    expect((await bia.send(`${file}bia`)).status).toBe(200)
  })

  it('S39 S40 S41 guessing ends, the market gets in, and a user who is removed is out at once', async () => {
    const market = await openSignedIn('rui', '198.51.100.3')
    const guesser = openClient('203.0.113.1')
    const kinds = []
    for (let turn = 0; turn < 12; turn += 1)
      kinds.push((await signIn(guesser, 'rui', `tentativa-numero-${turn}`)).kind)
    expect(kinds.filter((kind) => kind === 'desk-wrong-password')).toHaveLength(10)
    expect((await signIn(guesser, 'rui')).kind).toBe('too-many-requests')
    expect((await signIn(market, 'rui')).status).toBe(200)
    const { text } = await market.send('/api/desk/log?action=sign-in-refused&user=rui')
    const { entries } = JSON.parse(text)
    expect(entries).toHaveLength(10)
    expect(entries[0]).toMatchObject({ user: 'rui', client: '203.0.113.1' })

    const tokens = [...market.cookies.values()]
    const { status } = spawnSync('node', ['scripts/desk-user.ts', 'remove', 'rui'], {
      env: { ...process.env, DATA_DIR: shop.dataDirectory },
    })
    expect(status).toBe(0)
    expect((await market.send('/api/desk/log')).status).toBe(401)
    for (const secret of [deskPassword, 'tentativa-numero-1', 'scrypt:', ...tokens])
      expect(shop.server.output()).not.toContain(secret)
  })

  it('S59 a user who exports or erases a person’s data types the password again, as often as one may sign in', async () => {
    await shop.journal.create(newOrderOf(), { from: ['recorded'], to: 'arrived' })
    const ana = await openSignedIn('ana', '198.51.100.4')
    const act = (password?: string) => ({ body: { person: { code }, password } })
    const eraseOne = `/api/desk/orders/${code}/erase`
    for (const [route, given] of [
      ['/api/desk/privacy/export', act],
      ['/api/desk/privacy/erase', act],
      [eraseOne, (password?: string) => ({ body: { password } })],
    ] as const) {
      expect((await ana.send(route, given())).status).toBe(400)
      const wrong = await ana.send(route, given('nem-perto-da-certa'))
      expect([wrong.status, wrong.kind]).toEqual([403, 'desk-password-needed'])
    }
    expect((await ana.send('/api/desk/log?action=password-refused')).text).toContain('"user":"ana"')
    const exported = await ana.send('/api/desk/privacy/export', act(deskPassword))
    expect([exported.status, JSON.parse(exported.text).orders.length]).toEqual([200, 1])
    // What is erased already is not said to be erased again.
    const alone = { body: { password: deskPassword } }
    const erase = async (route: string, given: object) =>
      JSON.parse((await ana.send(route, given)).text).erased
    const erased = [await erase(eraseOne, alone), await erase(eraseOne, alone)]
    erased.push(await erase('/api/desk/privacy/erase', act(deskPassword)))
    expect(erased).toEqual([1, 0, 0])
    const { text } = await ana.send(`/api/desk/log?action=contact-erased&code=${code}`)
    expect(JSON.parse(text).entries).toHaveLength(1)

    const thief = await openSignedIn('ana', '198.51.100.4')
    const kinds = []
    for (let turn = 0; turn < 22; turn += 1)
      kinds.push((await thief.send(eraseOne, { body: { password: `x${turn}` } })).kind)
    expect(kinds.filter((kind) => kind === 'desk-password-needed')).toHaveLength(20)
    expect(kinds.at(-1)).toBe('too-many-requests')
    expect((await thief.send('/api/desk/session')).status).toBe(200)
  })

  it('S59 a request with two hosts is refused, and none smuggles another by doubling what it says', async () => {
    const ana = await openSignedIn('ana', '198.51.100.5')
    for (const target of ['/', '/api/desk/session', '/favicon.ico', '/robots.txt']) {
      for (const hosts of [
        ['localhost', 'evil.example'],
        ['localhost', 'localhost'],
        ['localhost, evil.example'],
      ])
        expect(
          await readStatus(
            `GET ${target} HTTP/1.1`,
            ...hosts.map((host) => `Host: ${host}`),
            writeCookie(ana),
          ),
        ).toBe(400)
    }
    const ask = ['GET /api/desk/session HTTP/1.1', 'Host: localhost', writeCookie(ana)]
    const sites = ['Sec-Fetch-Site: same-origin', 'Sec-Fetch-Site: cross-site']
    expect(await readStatus(...ask, sites[0] ?? '')).toBe(200)
    expect(await readStatus(...ask, ...sites)).toBe(403)
    expect(await readStatus(...ask, ...sites.toReversed())).toBe(403)
    const end = ['POST /api/desk/session/end HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
    const [own, evil] = [`Origin: ${shop.url}`, 'Origin: https://evil.example']
    for (const doubled of [
      [own, evil, 'Content-Length: 0'],
      [evil, own, 'Content-Length: 0'],
      [own, 'Content-Length: 0', 'Content-Length: 2'],
      [own, 'Content-Length: 2', 'Transfer-Encoding: chunked'],
      [own, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    ])
      expect([400, 403]).toContain(await readStatus(...end, writeCookie(ana), ...doubled))
    expect((await ana.send('/api/desk/session')).status).toBe(200)
  })
})

// The second exception to S7: a form, under one address.
describe('a written list', () => {
  const own = { 'sec-fetch-site': 'same-origin' }
  const send = (fields: Record<string, string>, headers: Record<string, string> = own) =>
    fetch(`${shop.url}/lista`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  const post = (lista: string, headers?: Record<string, string>) => send({ lista }, headers)

  it('S64 a written list is answered with a document of its own, which nothing keeps', async () => {
    const answer = await post('2 leites <script>alert(1)</script>')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[^']+'; img-src 'self';.* form-action 'self'$/,
    )
    expect(answer.headers.get('x-middleware-rewrite')).toBeNull()
    const html = await answer.text()
    expect(html).toContain('2 leites &lt;script&gt;alert(1)&lt;/script&gt;')
    // Files of our own, and not one line of script in it.
    expect(html.match(/<script(?! src="\/_next\/static\/lista\/[\w-]+\.js"(?: defer="")?>)/g)).toBeNull()
    expect(html).not.toContain('__next_f')
  })

  it('S64 a written list is taken from our own page or from the device, as a form, and from nowhere else', async () => {
    const shared = { titulo: 'Lista da Ana', lista: '', endereco: '' }
    expect(await (await send(shared, { 'sec-fetch-site': 'none' })).text()).toContain('>Lista da Ana<')
    const evil = 'https://evil.example'
    const senders: [number, Record<string, string>][] = [
      [200, { 'sec-fetch-site': 'none', origin: 'null' }],
      [200, { origin: shop.url }],
      [403, {}],
      [403, { origin: evil }],
      [403, { origin: 'null' }],
      [403, { 'sec-fetch-site': 'cross-site', origin: shop.url }],
      [403, { 'sec-fetch-site': 'same-site', origin: shop.url }],
    ]
    for (const [status, headers] of senders)
      expect((await post('leite', headers)).status, JSON.stringify(headers)).toBe(status)
    for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x']) {
      const answer = await post('leite', { ...own, 'content-type': type })
      expect(answer.status, type).toBe(415)
      expect(await answer.text()).toContain('Formato não aceito')
    }
  })

  it('S64 a written list may have 48 KB, as no other call may, and more is refused in words', async () => {
    const sendBytes = (address: string, bytes: number) => {
      const headers = [
        'Host: localhost',
        'Content-Type: application/x-www-form-urlencoded',
        'Sec-Fetch-Site: same-origin',
        'Connection: close',
        `Content-Length: ${bytes}`,
      ]
      const body = `lista=${'a'.repeat(bytes - 6)}`
      return rawAnswer(shop.url, `POST ${address} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
    }
    expect(await sendBytes('/lista', 48 * 1024)).toMatch(/^HTTP\/1.1 200 /)
    const refused = await sendBytes('/lista', 48 * 1024 + 1)
    expect(refused).toMatch(/^HTTP\/1.1 413 [\s\S]*Lista grande demais/)
    expect(await sendBytes('/api/cart/quote', 17 * 1024)).toMatch(/^HTTP\/1.1 413 [\s\S]*"kind":"too-large"/)
  })

  it('S64 a written list leads to a shared cart of what is an offer, and writes no word of it into the address', async () => {
    const variant = 'variant_01JABCDEFGHJKMNPQRSTVWXYZ0'
    const findPlace = async (fields: Record<string, string>) => {
      const { status, headers } = await send(fields)
      return [status, headers.get('location')]
    }
    const taken = { 'escolha-0': `2 ${variant}`, 'quantidade-0': '3', 'antes-0': '2', observacao: 'Ana' }
    const cart = publicPaths.sharedList('01JABCDEFGHJKMNPQRSTVWXYZ0.3')
    expect(await findPlace(taken)).toEqual([303, cart])
    expect(await findPlace({ 'escolha-0': '2 ../../evil' })).toEqual([303, '/lista'])
  })

  it('S64 a written list is in no log, no file and no page that is kept', async () => {
    const secret = 'zarabatana-da-Ana-Maria'
    expect(await (await post(`2 leites\n${secret}`)).text()).toContain(secret)
    for (let turn = 0; turn < 2; turn += 1)
      expect(await (await fetch(`${shop.url}/lista`)).text()).not.toContain(secret)
    expect(shop.server.output()).not.toContain(secret)
    const written = fs
      .readdirSync(shop.dataDirectory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => fs.readFileSync(file).includes(secret))
    expect(written).toEqual([])
  })

  it('S64 a written list is counted as other calls are', async () => {
    const client = { ...own, 'x-forwarded-for': '203.0.113.77' }
    let answer = await post('x', client)
    for (let call = 1; call < 40 && answer.status === 200; call += 1) answer = await post('x', client)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('Muitas tentativas')
  })
})
