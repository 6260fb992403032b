import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import {
  type JsonLdNode,
  merchantListingViolations,
} from '../../lib/discovery/testing/merchant-listing-rules'
import { nodeOf, readGraph } from '../../lib/discovery/testing/read-json-ld'
import { elementsAt, parseXml } from '../../lib/discovery/testing/read-xml'
import { pagePolicy } from '../../lib/server/traffic/refusal'
import { readSitemap } from '../../scripts/tools/servers'
import { runShop } from '../support/run-shop'

const shop = await runShop()
afterAll(shop.close)

const pages = '/ /store /store/pagina/2 /categoria/frutas /product/banana-prata /become-seller'.split(' ')

const readers = {
  browser:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  WhatsApp: 'WhatsApp/2.24.20.79 A',
  facebookexternalhit: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'meta-externalagent':
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  Twitterbot: 'Twitterbot/1.0',
  TelegramBot: 'TelegramBot (like TwitterBot)',
}

/** Bytes that messengers read at most. */
const previewBytes = 300_000

async function ask(path: string, { headers = {}, method = 'GET' } = {}) {
  const answer = await fetch(`${shop.url}${path}`, { method, headers, redirect: 'manual' })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const html = bytes.subarray(0, previewBytes).toString()
  const head = html.slice(0, html.indexOf('</head>'))
  return {
    status: answer.status,
    header: (name: string) => answer.headers.get(name) ?? '',
    bytes,
    html,
    head,
  }
}

/** The content of a tag in the head, or null; two of one name are a mistake. */
function tagOf(head: string, name: string): string | null {
  const tags = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const found = tags.filter(([, key]) => key === name).map(([, , content]) => content ?? '')
  expect(found.length, name).toBeLessThanOrEqual(1)
  return found[0] ?? null
}

const structuredData = (html: string) =>
  readGraph(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')

it.for(Object.entries(readers))(
  'every public page describes itself in its head to %s, and answers with its real status',
  async ([, userAgent]) => {
    const read = (path: string) => ask(path, { headers: { 'user-agent': userAgent } })
    for (const path of [...pages, '/trocas-e-devolucoes', '/privacidade', '/termos']) {
      const { status, header, head } = await read(path)
      expect(status, path).toBe(200)
      expect(header('content-security-policy'), path).toContain("script-src 'self' 'sha256-")
      expect(head, path).toMatch(/<style>.+?<\/style><link rel="stylesheet"/s)
      expect(head, path).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled)/)
      expect(head, path).toMatch(/<title>[^<]*Mercado Local[^<]*<\/title>/)
      const address = `${shop.url}${path === '/' ? '' : path}`
      expect(head, path).toContain(`<link rel="canonical" href="${address}"/>`)
      expect(tagOf(head, 'description')?.length, path).toBeLessThanOrEqual(160)
      expect(tagOf(head, 'og:url'), path).toBe(address)
      expect(tagOf(head, 'og:locale'), path).toBe('pt_BR')
      expect(tagOf(head, 'og:site_name'), path).toBe('Mercado Local')
      expect(tagOf(head, 'og:image'), path).toMatch(/^http:\/\/localhost:\d+\/share.*\.jpg$/)
      expect(tagOf(head, 'og:image:width'), path).toBe('1200')
      expect(tagOf(head, 'twitter:card'), path).toBe('summary_large_image')
      const others = 'og:title og:description og:type og:image:alt twitter:title twitter:image'
      for (const name of others.split(' ')) expect(tagOf(head, name), `${path} ${name}`).toBeTruthy()
      expect(tagOf(head, 'robots'), path).toBeNull()
    }
    for (const path of ['/product/nao-existe', '/categoria/nao-existe', '/lista/x', '/nao-existe'])
      expect((await read(path)).status, path).toBe(404)
    for (const path of ['/busca/banana', '/success', '/lista/00000000000000000000000000'])
      expect(tagOf((await read(path)).head, 'robots'), path).toContain('noindex')
  },
)

it('every page of a list describes itself by what is on it', async () => {
  const lists = {
    '/store': 'Nossa Loja',
    '/store/pagina/2': 'Nossa Loja, página 2',
    '/categoria/frutas': 'Frutas',
    '/categoria/frutas/pagina/2': 'Frutas, página 2',
    '/categoria/padaria': 'Padaria',
  }
  const described = new Set<string | null>()
  for (const [path, title] of Object.entries(lists)) {
    const { head } = await ask(path)
    const description = tagOf(head, 'description')
    expect(description, path).toMatch(new RegExp(`^${title}: \\d+ produtos na loja Mercado Local\\. \\S`))
    expect(tagOf(head, 'og:description'), path).toBe(description)
    described.add(description)
  }
  expect(described.size).toBe(Object.keys(lists).length)
})

it('a product is shared with its visible price and a card of its version', async () => {
  const { html, head } = await ask('/product/banana-prata', { headers: { 'user-agent': readers.WhatsApp } })
  expect(head).toContain('<title>Banana-prata | Mercado Local</title>')
  const visible = (tagOf(head, 'product:price:amount') ?? '').replace('.', ',')
  expect(html).toMatch(new RegExp(`Preço: R\\$\\s${visible}`))
  expect([tagOf(head, 'product:price:currency'), tagOf(head, 'product:availability')]).toEqual([
    'BRL',
    'in stock',
  ])
  expect(tagOf(head, 'og:image:alt')).toBe(`Banana-prata, R$\u00a0${visible}`)
  const text = `Banana-prata por R$\u00a0${visible}\n${shop.url}/product/banana-prata`
  expect(html).toContain(`https://wa.me/?text=${encodeURIComponent(text)}`)
  // A variant in the address has the same document.
  expect((await ask('/product/banana-prata?variante=1-kg')).html).toContain(encodeURIComponent(text))

  const card = await ask(new URL(tagOf(head, 'og:image') ?? '').pathname)
  expect([card.status, card.header('content-type'), card.header('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ])
  expect(card.bytes.length).toBeLessThanOrEqual(280 * 1024)
})

it('sitemap and feed name every product, and product pages keep the rules for merchants', async () => {
  const feed = parseXml((await ask('/feed.xml')).bytes.toString())
  const ids = elementsAt(feed, 'rss', 'channel', 'item').map((item) => item['g:id'])
  const products = (await readSitemap(shop.url)).filter((path) => path.startsWith('/product/'))
  expect(products.length).toBeGreaterThan(200)
  expect(ids.length).toBeGreaterThanOrEqual(products.length)
  // Every product is checked in lib/discovery/filled-products.test.ts; here, that pages carry exactly that.
  for (const path of products.filter((_, index) => index % 40 === 0)) {
    const { status, html, head } = await ask(path)
    expect(status, path).toBe(200)
    const data = nodeOf(structuredData(html), 'Product', 'ProductGroup')
    expect(merchantListingViolations(data), path).toEqual([])
    const offers = data['@type'] === 'Product' ? [data] : (data['hasVariant'] as readonly JsonLdNode[])
    expect(ids, path).toEqual(expect.arrayContaining(offers.map(({ sku }) => sku)))
    const address = `${shop.url}${path}`
    const clean = offers.map((node) => node['offers'] as JsonLdNode).find(({ url }) => url === address)
    expect(clean?.['price'], path).toBe(tagOf(head, 'product:price:amount'))
  }
  expect(nodeOf(structuredData((await ask('/')).html), 'GroceryStore')['name']).toBe('Mercado Local')
})

it('S1 S2 every document has one strict script policy and the security headers', async () => {
  for (const path of [...pages, '/busca/banana', '/success', '/product/nao-existe', '/nao-existe']) {
    const { header } = await ask(path)
    const policies = header('content-security-policy')
    const scripts = /script-src ([^;]+)/.exec(policies)?.[1] ?? ''
    expect(scripts, path).toContain("'self' 'sha256-")
    expect(scripts, path).not.toMatch(/unsafe|https?:|\*/)
    const rules = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]
    for (const rule of rules) expect(policies, path).toContain(rule)
    expect(header('x-content-type-options')).toBe('nosniff')
    expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(header('cross-origin-opener-policy')).toBe('same-origin')
    expect(header('permissions-policy')).toContain('camera=()')
    expect(header('x-powered-by')).toBe('')
  }
})

it('S1 what refuses a person at the search without scripts has a strict policy', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
  const { status, header } = await ask('/store?q=banana', { headers })
  expect([status, header('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
  expect(header('content-security-policy')).toBe(pagePolicy)
})

it('unknown addresses answer 404 with the whole page, and none of them is kept', async () => {
  const places = '/product/nao-existe /categoria/nao-existe /categorias/pagina/1 /categorias/pagina/99'
  for (const path of `${places} /store/pagina/999 /store/pagina/x /nao-existe`.split(' ')) {
    const first = await ask(path)
    expect(first.status, path).toBe(404)
    expect(first.html, path).toContain('Esta prateleira está vazia')
    const again = await ask(path)
    expect([path, again.status, again.header('x-nextjs-cache') === 'HIT']).toEqual([path, 404, false])
  }
})

it('public pages are whole cached pages', async () => {
  for (const path of [...pages, '/categorias', '/busca/banana', '/success']) {
    expect((await ask(path)).status, path).toBe(200)
    // The query of a campaign goes past a cache in front of the shop.
    const askNext = async () => (await ask(`${path}?utm_source=${randomUUID()}`)).header('x-nextjs-cache')
    await expect.poll(askNext, { message: path }).toBe('HIT')
    expect((await ask(path)).bytes.toString(), path).toContain('</html>')
  }
})

it('S9 an encoded percent sign is text like any other', async () => {
  expect((await ask('/busca/100%25')).status).toBe(200)
  for (const path of ['/product/%25', '/product/%25E0', '/categoria/%25'])
    expect((await ask(path)).status, path).toBe(404)
})

it('S16 neither /success nor a 404 nor an answer below /api is kept by a cache, whatever it is asked', async () => {
  for (const path of ['/success', '/pedidos', '/product/nao-existe', '/store/pagina/99'])
    expect((await ask(path)).header('cache-control'), path).toContain('no-store')
  const routes = fs
    .globSync('app/api/**/route.ts')
    .map((file) => file.replace(/^app|\/route\.ts$/g, '').replace(/\[\w+\]/g, 'nao-existe'))
  expect(routes.length).toBeGreaterThan(20)
  for (const path of routes) {
    for (const method of ['GET', 'POST', 'PUT'])
      expect((await ask(path, { method })).header('cache-control'), `${method} ${path}`).toContain('no-store')
  }
})

it('S16 a page is the same for every client, under whatever name', async () => {
  const headers = {
    cookie: 'mercado-auth=a-user; theme=dark; e-commerce-cart=1',
    'x-forwarded-host': 'other.example',
    'x-forwarded-proto': 'https',
    authorization: 'Bearer a-user',
    'accept-language': 'en',
  }
  for (const path of [...pages, '/busca/banana', '/success', '/sitemap.xml', '/robots.txt'])
    expect((await ask(path, { headers })).bytes.equals((await ask(path)).bytes), path).toBe(true)
})

it('S12 the optimiser reads our own pictures and those of allowed hosts, and nothing else', async () => {
  const statusOf = async (address: string) =>
    (await ask(`/_next/image?url=${encodeURIComponent(address)}&w=640&q=75`)).status
  expect(await statusOf('/pictures/banana.webp')).toBe(200)
  for (const address of ['https://evil.example/a.png', 'http://169.254.169.254/latest', 'file:///etc/passwd'])
    expect(await statusOf(address), address).toBe(404)
  for (const address of ['//evil.example/a.png', '/api/health/live', '/pictures/../icons/icon.svg'])
    expect(await statusOf(address), address).toBe(400)
})
