import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { codeText } from '../../lib/copy/order'
import {
  digestOrderCode,
  keyOf,
  newOrderOf,
  orderLineOf,
  sampleDelivery,
} from '../../lib/orders/testing/sample-orders'
import { rawAnswer } from '../../lib/testing/raw-connection'
import { deskPassword, placeOrder, signInBySocket } from '../support/desk-shop'
import { runOwnShop } from '../support/own-shop'
import { openSocketBrowser, type SocketBrowser } from '../support/socket-browser'

// What shoppers write into the desk's files and papers, and who may hand it out, on the production build over sockets.
const home = 'Rua das Flores 12, falar com Maria Silva 47 98765-4321'
const maria = { whatsapp: '(47) 98765-4321', whatsappNormalized: '+5547987654321' }
/** Commands of a terminal and of a spreadsheet, with what programs leave out before them. */
const tricks = [
  '\u0000=HYPERLINK("http://evil.example")',
  '\u001b]0;evil\u0007\u001b[2J=1+1',
  '\u009b31m@SUM(A1)',
  '\u00a0=1+1',
  '\u200b+1+1',
  '\uff1d1+1',
  '\u202e-1+1',
  '\t=1+1',
  '\r\n=1+1',
  ' \ufeff \uff0b1',
]

const shop = runOwnShop({ name: 'desk-privacy', users: ['ana'], environment: { RATE_LIMIT_SCALE: '1' } })
let ana: SocketBrowser

const codeOf = (number: number) => digestOrderCode(keyOf(number))
const place = (number: number, city: string, zone: string | null, note: string | null = null) =>
  placeOrder(
    shop.journal,
    newOrderOf({
      key: keyOf(number),
      lines: [orderLineOf({ note })],
      // Two people: who is asked for by one order is erased from all of hers.
      delivery: { ...sampleDelivery, ...(number < 10 && maria), city },
      shipping: { zone, fee: 1200, weightGrams: null },
    }),
  )

const signedIn = () => signInBySocket(openSocketBrowser(shop.url))

function command(script: string, ...parameters: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('node', [script, ...parameters], {
    env: { ...process.env, DATA_DIR: shop.dataDirectory },
    encoding: 'utf8',
    input: '',
  })
  return { status, stdout, text: stdout + stderr }
}

const filesOfOrders = () => {
  const folder = path.join(shop.dataDirectory, 'orders')
  return fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
}

async function accountantsFile(): Promise<string> {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  return (await ana.send(`/api/desk/orders.csv?from=${day(2)}&until=${day(0)}`)).text
}

test.beforeAll(async () => {
  await place(1, home, null)
  await place(2, 'Itajaí - sc', 'Itajaí')
  for (const [index, trick] of tricks.entries()) await place(10 + index, trick, trick, trick)
  ana = await signedIn()
})

test('S54 contact in the field of the city is in no file for the accountant, and goes with the contact', async () => {
  const file = await accountantsFile()
  expect(file).toContain(codeText(codeOf(1)))
  expect(file).toContain(';Itajaí;')
  expect(file).not.toMatch(/Maria|Flores|98765/)

  expect(filesOfOrders().join()).toContain('Maria Silva')
  const erase = { body: { person: { code: codeOf(1) }, password: deskPassword } }
  expect((await ana.send('/api/desk/privacy/erase', erase)).text).toContain('"erased":')
  await expect.poll(() => filesOfOrders().join()).not.toContain('Maria Silva')
  expect((await ana.send(`/api/desk/orders/${codeOf(1)}`)).text).not.toContain('Maria')
  expect((await ana.send(`/api/desk/orders/${codeOf(2)}`)).text).toContain('"city":"Itajaí"')
  expect((await shop.journal.findOptional(keyOf(2)))?.delivery?.city).toBe('Itajaí')
})

test('S59 no cell is a formula and no output of a command is one of the terminal, whatever was written', async () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const commands = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/
  const formula = /^[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/
  const isDialed = (cell: string) => /^\+\d{8,15}$/.test(cell)
  const listed = command('scripts/orders.ts', '--csv')
  expect(listed.status).toBe(0)
  for (const [text, delimiter] of [
    [listed.stdout, ','],
    [await accountantsFile(), ';'],
  ] as const) {
    expect(text).toContain('HYPERLINK')
    expect(text).not.toMatch(commands)
    const rows = text
      .replace(/^\ufeff/, '')
      .trim()
      .split('\n')
    const cells = rows.flatMap((row) => row.split(delimiter))
    expect(cells.filter((cell) => formula.test(cell) && !isDialed(cell))).toEqual([])
  }
  for (const parameters of [['--json'], [], ['--show', codeOf(11)], ['--show', codeOf(11), '--json']])
    expect(command('scripts/orders.ts', ...parameters).stdout).not.toMatch(commands)
  const kept = JSON.parse(command('scripts/orders.ts', '--json').stdout) as { lines: { note: string }[] }[]
  expect(
    kept
      .flatMap(({ lines }) => lines.map(({ note }) => note))
      .filter(Boolean)
      .toSorted(),
    // No journal keeps a character 0: Postgres cannot, and no one sees one.
  ).toEqual(tricks.map((trick) => trick.replaceAll('\0', '')).toSorted())
})

test('S59 a user who exports or erases a person’s data types the password again, as often as one may sign in', async () => {
  const person = { number: sampleDelivery.whatsapp }
  const acts = ['/api/desk/privacy/export', '/api/desk/privacy/erase', `/api/desk/orders/${codeOf(10)}/erase`]
  const bodyOf = (act: string, password?: string) => ({
    body: { ...(act.startsWith('/api/desk/privacy') && { person }), ...(password && { password }) },
  })
  for (const act of acts) {
    expect((await ana.send(act, bodyOf(act))).status).toBe(400)
    const wrong = await ana.send(act, bodyOf(act, 'nem-perto-da-certa'))
    expect([wrong.status, wrong.kind]).toEqual([403, 'desk-password-needed'])
  }
  expect(filesOfOrders().join()).toContain(sampleDelivery.whatsapp)
  const [exporting = ''] = acts
  const file = await ana.send(exporting, bodyOf(exporting, deskPassword))
  expect([file.status, JSON.parse(file.text).orders.length]).toEqual([200, tricks.length])
  expect((await ana.send('/api/desk/log?action=password-refused')).text).toContain('"user":"ana"')

  const thief = await signedIn()
  const kinds = []
  for (let turn = 0; turn < 30; turn += 1) {
    const { kind } = await thief.send(`/api/desk/orders/${codeOf(10)}/erase`, {
      body: { password: `x${turn}` },
    })
    kinds.push(kind)
  }
  expect(kinds.filter((kind) => kind === 'desk-password-needed')).toHaveLength(20)
  expect(kinds.at(-1)).toBe('too-many-requests')
  expect((await thief.send('/api/desk/session')).status).toBe(200)
})

test('S59 what is erased already is not said to be erased again', async () => {
  const act = `/api/desk/orders/${codeOf(12)}/erase`
  const erase = async (target: string, body: object) =>
    JSON.parse((await ana.send(target, { body: { ...body, password: deskPassword } })).text).erased
  expect([await erase(act, {}), await erase(act, {})]).toEqual([1, 0])
  expect(await erase('/api/desk/privacy/erase', { person: { code: codeOf(12) } })).toBe(0)
  const { text } = await ana.send(`/api/desk/log?action=contact-erased&code=${codeOf(12)}`)
  expect(JSON.parse(text).entries).toHaveLength(1)
  const again = command('scripts/orders.ts', '--erase-contact', codeOf(12))
  expect([again.status, again.text]).toEqual([0, 'Nothing was left to erase in this order.\n'])
})

test('S59 a request with two hosts is refused, and none smuggles another by doubling what it says', async () => {
  const answerTo = (...lines: readonly string[]) =>
    rawAnswer(shop.url, [...lines, 'Connection: close', '', ''].join('\r\n'))
  const cookie = `Cookie: ${[...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`
  for (const target of ['/', '/api/desk/session', '/favicon.ico', '/robots.txt']) {
    for (const hosts of [
      ['Host: localhost', 'Host: evil.example'],
      ['Host: localhost', 'host: localhost'],
      ['Host: localhost, evil.example'],
    ])
      expect(await answerTo(`GET ${target} HTTP/1.1`, ...hosts, cookie)).toMatch(/^HTTP\/1.1 400 /)
  }
  const ask = ['GET /api/desk/session HTTP/1.1', 'Host: localhost', cookie]
  expect(await answerTo(...ask, 'Sec-Fetch-Site: same-origin')).toMatch(/^HTTP\/1.1 200 /)
  for (const sites of [
    ['Sec-Fetch-Site: same-origin', 'Sec-Fetch-Site: cross-site'],
    ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Site: same-origin'],
  ])
    expect(await answerTo(...ask, ...sites)).toMatch(/^HTTP\/1.1 403 /)
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
    expect(await answerTo(...post, ...doubled)).toMatch(/^HTTP\/1.1 (400|403) /)
  expect((await ana.send('/api/desk/session')).status).toBe(200)
})
