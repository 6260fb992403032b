import {
  type JsonLdNode,
  merchantListingViolations,
} from '../../lib/discovery/testing/merchant-listing-rules'
import { nodeOf, readGraph } from '../../lib/discovery/testing/read-json-ld'
import { visit } from '../support/shop-page'
import { expect, sharedShop, test } from '../support/test'

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

const publicPages = [
  '/',
  '/store',
  '/store/pagina/2',
  '/categoria/frutas',
  '/product/banana-prata',
  '/become-seller',
  '/trocas-e-devolucoes',
  '/privacidade',
  '/termos',
]

/** What messengers read at most. */
const previewBytes = 300_000

async function read(path: string, userAgent = readers.browser) {
  const answer = await fetch(`${sharedShop.url}${path}`, { headers: { 'user-agent': userAgent } })
  const html = Buffer.from(await answer.arrayBuffer())
    .subarray(0, previewBytes)
    .toString('utf8')
  return { answer, html, head: html.slice(0, html.indexOf('</head>')) }
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

test('every public page describes itself in its head to every reader, and answers with its real status', async () => {
  for (const [reader, userAgent] of Object.entries(readers)) {
    await test.step(reader, async () => {
      for (const path of publicPages) {
        const { answer, head } = await read(path, userAgent)
        expect(answer.status, path).toBe(200)
        expect(answer.headers.get('content-security-policy'), path).toContain("script-src 'self' 'sha256-")
        expect(head, path).toMatch(/<title>[^<]*Mercado Local[^<]*<\/title>/)
        expect(head, path).toContain(
          `<link rel="canonical" href="${sharedShop.url}${path === '/' ? '' : path}"/>`,
        )
        expect(tagOf(head, 'description')?.length, path).toBeLessThanOrEqual(160)
        expect(tagOf(head, 'og:url'), path).toBe(`${sharedShop.url}${path === '/' ? '' : path}`)
        expect(tagOf(head, 'og:locale'), path).toBe('pt_BR')
        expect(tagOf(head, 'og:site_name'), path).toBe('Mercado Local')
        expect(tagOf(head, 'og:image'), path).toMatch(/^http:\/\/localhost:\d+\/share.*\.jpg$/)
        expect(tagOf(head, 'og:image:width'), path).toBe('1200')
        expect(tagOf(head, 'twitter:card'), path).toBe('summary_large_image')
        for (const name of [
          'og:title',
          'og:description',
          'og:type',
          'og:image:alt',
          'twitter:title',
          'twitter:image',
        ]) {
          expect(tagOf(head, name), `${path} ${name}`).toBeTruthy()
        }
        expect(tagOf(head, 'robots'), path).toBeNull()
      }
      for (const path of ['/product/nao-existe', '/categoria/nao-existe', '/lista/x', '/nao-existe']) {
        expect((await read(path, userAgent)).answer.status, path).toBe(404)
      }
      for (const path of ['/busca/banana', '/success', '/lista/00000000000000000000000000']) {
        expect(tagOf((await read(path, userAgent)).head, 'robots'), path).toContain('noindex')
      }
    })
  }
})

test('every page of a list describes itself by what is on it', async () => {
  const described = new Set<string | null>()
  const lists = [
    ['/store', 'Nossa Loja'],
    ['/store/pagina/2', 'Nossa Loja, página 2'],
    ['/categoria/frutas', 'Frutas'],
    ['/categoria/frutas/pagina/2', 'Frutas, página 2'],
    ['/categoria/padaria', 'Padaria'],
  ] as const
  for (const [path, title] of lists) {
    const { head } = await read(path)
    const description = tagOf(head, 'description')
    expect(description, path).toMatch(new RegExp(`^${title}: \\d+ produtos na loja Mercado Local\\. \\S`))
    expect(tagOf(head, 'og:description'), path).toBe(description)
    described.add(description)
  }
  expect(described.size).toBe(lists.length)
})

test('a product is shared with its visible price and a card of its version', async ({ page, request }) => {
  await visit(page, '/product/banana-prata')
  const { head } = await read('/product/banana-prata', readers.WhatsApp)
  expect(head).toContain('<title>Banana-prata | Mercado Local</title>')
  const amount = tagOf(head, 'product:price:amount') ?? ''
  const visible = amount.replace('.', ',')
  await expect(page.getByText(new RegExp(`Preço: R\\$\\s${visible}`))).toBeAttached()
  expect([tagOf(head, 'product:price:currency'), tagOf(head, 'product:availability')]).toEqual([
    'BRL',
    'in stock',
  ])
  expect(tagOf(head, 'og:image:alt')).toBe(`Banana-prata, R$\u00a0${visible}`)
  const card = await request.get(tagOf(head, 'og:image') ?? '')
  expect([card.status(), card.headers()['content-type'], card.headers()['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ])
  expect((await card.body()).length).toBeLessThanOrEqual(280 * 1024)
  const whatsapp = page.getByRole('link', { name: 'WhatsApp' })
  expect(new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text')).toBe(
    `Banana-prata por R$\u00a0${visible}\n${sharedShop.url}/product/banana-prata`,
  )
})

test('a chosen variant is shared with its own price and address, without JavaScript the product', async ({
  page,
}) => {
  const linkOf = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`
  const plain = linkOf(`Banana-prata por R$\u00a02,99\n${sharedShop.url}/product/banana-prata`)
  expect((await read('/product/banana-prata?variante=1-kg')).html).toContain(plain)
  await visit(page, '/product/banana-prata')
  const whatsapp = page.getByRole('link', { name: 'WhatsApp' })
  await expect(whatsapp).toHaveAttribute('href', plain)
  await page.locator('label').filter({ hasText: '1 kg' }).click()
  await expect(page.locator('.product-layout').getByText('Preço: R$ 5,49')).toBeAttached()
  const chosen = `Banana-prata 1 kg por R$\u00a05,49\n${sharedShop.url}/product/banana-prata?variante=1-kg`
  await expect(whatsapp).toHaveAttribute('href', linkOf(chosen))
})

test('documents for crawlers are well-formed for a browser, and product pages keep their rules', async ({
  page,
}) => {
  await page.goto('/success')
  const documents = await page.evaluate(async () => {
    const parse = async (path: string) => {
      const text = await (await fetch(path)).text()
      const document = new DOMParser().parseFromString(text, 'application/xml')
      if (document.querySelector('parsererror')) throw new Error(`${path} is not well-formed`)
      return document
    }
    const locations = (document: Document) =>
      [...document.querySelectorAll('loc')].map((node) => node.textContent)
    const parts = locations(await parse('/sitemap.xml'))
    const pages = await Promise.all(parts.map(async (part) => locations(await parse(new URL(part).pathname))))
    const ids = [...(await parse('/feed.xml')).getElementsByTagName('g:id')].map((node) => node.textContent)
    return { ids, pages: pages.flat() }
  })
  const products = documents.pages.filter((address) => address.includes('/product/'))
  expect(products.length).toBeGreaterThan(200)
  expect(documents.ids.length).toBeGreaterThanOrEqual(products.length)
  // Every product is checked in lib/discovery/filled-products.test.ts; here, that pages carry exactly that.
  for (const address of products.filter((_, index) => index % 40 === 0)) {
    const { answer, html, head } = await read(new URL(address).pathname)
    expect(answer.status, address).toBe(200)
    const data = nodeOf(structuredData(html), 'Product', 'ProductGroup')
    expect(merchantListingViolations(data), address).toEqual([])
    const offers = data['@type'] === 'Product' ? [data] : (data['hasVariant'] as readonly JsonLdNode[])
    expect(documents.ids, address).toEqual(expect.arrayContaining(offers.map(({ sku }) => sku)))
    const clean = offers.map((node) => node['offers'] as JsonLdNode).find(({ url }) => url === address)
    expect(clean?.['price'], address).toBe(tagOf(head, 'product:price:amount'))
  }
  expect(nodeOf(structuredData((await read('/')).html), 'GroceryStore')['name']).toBe('Mercado Local')
})
