import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { orderKeySchema } from '../../lib/domain/order'
import { runShop } from '../support/run-shop'
import { openSocketBrowser } from '../support/socket-browser'

// The shop of docs/loja-exemplo, which delivers by a table and sells something without a weight, too.
const pix = { PIX_KEY: '11.222.333/0001-81', PIX_NAME: 'Empório São João', PIX_CITY: 'Itajaí' }
const goods = fs.readFileSync('docs/loja-exemplo/loja.csv', 'utf8').trim()
const shop = await runShop({
  store: 'sheet',
  files: {
    'entregas.csv':
      'tipo;cidade;frete;itens;endereço\nentrega;Itajaí/SC;18,50;30;\nretirada;;;;Rua das Flores, 12\n',
    'loja.csv': `${goods}\n501;Flores do dia;;;Mercearia;45,00;;;;;\n`,
  },
  environment: { TRUST_PROXY_HOPS: '1', ...pix },
  clock: 0,
})
afterAll(shop.close)

const secret = '0123456789abcdef'.repeat(2)

// Each is rendered for the first time, and kept for all.
it.each([
  [`/pedido/${secret}`, '/pedido/fedcba9876543210fedcba9876543210'],
  [`/success?volta=${secret}`, '/success'],
  [`/auth/confirm?token_hash=${secret}&type=email`, '/auth/confirm'],
  [`/profile?x=${secret}`, '/profile'],
  [`/?x=${secret}`, '/'],
  [`/store?x=${secret}`, '/store'],
  [`/product/pao-caseiro?variante=${secret}`, '/product/pao-caseiro'],
  [`/busca/pao?x=${secret}`, '/busca/pao'],
])(
  'S16 S35 the page at %s says to others nothing of the address of its first visitor',
  async (first, next) => {
    for (const address of [first, next]) {
      const answer = await fetch(`${shop.url}${address}`)
      expect([address, answer.status]).toEqual([address, 200])
      expect((await answer.text()).includes(secret), address).toBe(false)
    }
  },
)

it('S16 the data of a page for the router say nothing of the address of its first visitor', async () => {
  const rsc = { rsc: '1' }
  const { url } = await fetch(`${shop.url}/termos?x=${secret}`, { headers: rsc })
  for (const headers of [rsc, {}]) {
    const answer = await fetch(url.replace(secret, 'other'), { headers })
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain(secret)
  }
})

/** Pieces that the sample counts: its product, variant and how many there are. */
const counted = [
  ['101', '101', 40],
  ['102', '102', 25],
  ['103', '103', 30],
  ['201', '201_250-g', 12],
  ['201', '201_500-g', 8],
  ['202', '202', 20],
  ['301', '301', 10],
  ['302', '302', 48],
] as const

const from = (address: string) => openSocketBrowser(shop.url, { 'x-forwarded-for': address })

async function countPieces(): Promise<number> {
  const products = [...new Set(counted.map(([product]) => product))]
  const stocks = await Promise.all(
    products.map(async (product) => JSON.parse((await from('192.0.2.9').send(`/api/stock/${product}`)).text)),
  )
  const pieces = stocks.flatMap(({ stock }) => Object.values<number>(stock))
  return pieces.reduce((sum, left) => sum + left, 0)
}

type Items = readonly (readonly [variantId: string, quantity: number])[]

async function order(address: string, whatsapp: string, items: Items, more = {}) {
  const key = randomUUID()
  const body = {
    kind: 'cart',
    items: items.map(([variantId, quantity]) => ({ variantId, quantity, seenAmount: null })),
    ...{ city: 'Itajaí', street: 'Rua das Flores', houseNumber: '12' },
    whatsapp,
    substitution: 'remove',
    cancelPath: '/store',
    ...more,
  }
  const answer = await from(address).send('/api/checkout', { body, headers: { 'idempotency-key': key } })
  return { key, answer }
}

/** Arrives with what the order's page hands on to /success. */
async function arrive(address: string, key: string): Promise<void> {
  const kept = await shop.journal.findOptional(orderKeySchema.parse(key))
  const body = { value: kept?.returnValues?.arrival ?? 'none' }
  const headers = { 'idempotency-key': key }
  const { status } = await from(address).send('/api/checkout/arrival', { body, headers })
  expect(status).toBe(204)
}

it('a code of the sheet finds its product', async () => {
  const { text } = await from('192.0.2.8').send('/api/search?q=103')
  expect(JSON.parse(text).products[0]).toMatchObject({ title: 'Alface crespa' })
  expect(await (await fetch(`${shop.url}/busca/103`)).text()).toContain('Alface crespa')
})

it('S35 the shop has one page for all orders, and no token of one is a key or a file of the page cache', async () => {
  const tokens = ['0123456789abcdef'.repeat(2), 'fedcba9876543210'.repeat(2)]
  const documents: string[] = []
  for (const token of tokens) {
    const address = `${shop.url}/pedido/${token}`
    const answer = await fetch(address)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    documents.push(await answer.text())
    await (await fetch(`${address}?_rsc=`, { headers: { rsc: '1' } })).text()
    await (await fetch(`${address}?utm_source=x`)).text()
  }
  expect(new Set(documents).size).toBe(1)
  expect((await fetch(`${shop.url}/pedido/abc`)).status).toBe(404)
  const pages = path.join(shop.dataDirectory, 'pages')
  const kept = fs
    .readdirSync(pages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${name} ${fs.readFileSync(path.join(parentPath, name), 'latin1')}`)
  expect(kept.length).toBeGreaterThan(0)
  for (const token of tokens) {
    expect(documents[0]).not.toContain(token)
    expect(kept.filter((file) => file.includes(token))).toEqual([])
  }
})

it('R12 nothing is ordered for another fee than the page said, also where nothing says what the goods weigh', async () => {
  const buy = async (seenFee: number) => {
    const { answer } = await order('203.0.113.9', '(47) 99999-1234', [['501', 1]], { seenFee })
    return [answer.status, JSON.parse(answer.text).fee]
  }
  expect(await buy(800)).toEqual([409, 1850])
  expect(await buy(1850)).toEqual([200, undefined])
})

it('R75 what is fetched gets a Pix code, what is brought with its fee, and none while a fee is to be agreed', async () => {
  const payable = async (more: object, pieces = 1) => {
    const { key, answer } = await order('203.0.113.7', '(47) 97777-0001', [['501', pieces]], more)
    await arrive('203.0.113.7', key)
    const body = { token: JSON.parse(answer.text).url.slice(-32) }
    const shown = await from('203.0.113.7').send('/api/orders/message', { body })
    return JSON.parse(shown.text).pix?.code?.amount.amount ?? null
  }
  expect(await payable({ city: 'Retirada na loja: Rua das Flores, 12' })).toBe(4500)
  expect(await payable({})).toBe(6350)
  expect(await payable({}, 31)).toBeNull()
  expect(shop.server.output()).not.toContain('orders.pix-without-fee')
})

it('R75 a shop that knows no delivery fee says at its start that an order gets a Pix code by the desk alone', async () => {
  const hours = 'tipo;dias;de;até\nhorario;todos;8h;19h\n'
  const other = await runShop({ store: 'sheet', files: { 'entregas.csv': hours }, environment: pix })
  onTestFinished(other.close)
  const lines = other.server.output().split('\n')
  expect(lines.find((line) => line.includes('orders.pix-without-fee'))).toContain(
    'PIX_KEY: no order gets a code before its fee is entered at the desk, as none is known.',
  )
})

it('S52 two requests do not sell the shop out, nor do many behind one address, and a neighbour still buys', async () => {
  const all = counted.map(([, variant, pieces]) => [variant, pieces] as const)
  const { answer, key } = await order('203.0.113.5', '1', all)
  expect([answer.status, answer.kind]).toEqual([409, 'held-by-number'])
  expect(answer.text).toContain('O mercado ainda não começou tudo o que este WhatsApp pediu')
  await arrive('203.0.113.5', key)
  expect(await countPieces()).toBe(193)

  const kinds: (string | undefined)[] = []
  for (const [index, [variant, pieces]] of all.entries()) {
    const own = `(47) 99999-000${index}`
    const taken = await order('2001:db8:1:2::1', own, [[variant, Math.min(pieces, 20)]])
    if (taken.answer.status === 200) await arrive('2001:db8:1:2:ffff::1', taken.key)
    else kinds.push(taken.answer.kind)
  }
  expect(new Set(kinds)).toEqual(new Set(['held-by-network']))
  expect(await countPieces()).toBeGreaterThanOrEqual(193 - 65)
  expect((await order('203.0.113.6', '(47) 98888-0001', [['302', 12]])).answer.status).toBe(200)
})

it('R12 R61 an offer ends at its minute on pages and in orders, and what is not for sale is in neither', async () => {
  const hour = 3_600_000
  const end = new Date(Date.now() + hour).toISOString()
  const write = (isForSale: string) =>
    fs.writeFileSync(
      path.join(shop.folder, 'loja.csv'),
      `código;nome;preço;oferta;oferta até;Situação\nQ1;Queijo;59,90;39,90;${end};${isForSale}\nM1;Maçã;50,00;;;Inativo\n`,
    )
  const page = async (name: string) => (await fetch(`${shop.url}/product/${name}`)).text()
  const buy = async (variantId: string, seenAmount: number) => {
    const items = [{ variantId, quantity: 1, seenAmount }]
    const { status, kind } = (await order('203.0.113.20', '(47) 97777-0001', [], { items, seenFee: null }))
      .answer
    return [status, kind]
  }
  write('Ativo')
  await expect.poll(() => page('queijo')).toContain('39,90')
  expect(await buy('Q1', 3990)).toEqual([200, undefined])
  expect(await buy('M1', 5000)).toEqual([409, 'cart-changed'])
  expect((await fetch(`${shop.url}/product/maca`)).status).toBe(404)

  await shop.shiftClock(hour)
  expect(await buy('Q1', 3990)).toEqual([409, 'cart-changed'])
  await expect.poll(() => page('queijo')).not.toContain('39,90')
  expect(await buy('Q1', 5990)).toEqual([200, undefined])

  write('Esgotado')
  await expect.poll(() => buy('Q1', 5990)).toEqual([409, 'cart-changed'])
})
