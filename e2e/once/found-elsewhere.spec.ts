import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { openDeskStore } from '../../lib/desk/server/store/open-desk-store'
import { feedViolations } from '../../lib/discovery/testing/feed-rules'
import {
  type JsonLdNode,
  merchantListingViolations,
} from '../../lib/discovery/testing/merchant-listing-rules'
import { nodeOf, readGraph } from '../../lib/discovery/testing/read-json-ld'
import { elementsAt, parseXml } from '../../lib/discovery/testing/read-xml'
import { variantIdSchema } from '../../lib/domain/identifiers'
import { paths } from '../../lib/domain/paths'
import { newOrderOf, orderLineOf } from '../../lib/orders/testing/sample-orders'
import { startPostgres } from '../../lib/server/database/testing/start-postgres'
import { hashPassword } from '../../lib/server/password-hash'
import { type RunningServer, startShop } from '../../scripts/tools/servers'
import { deskPassword, placeOrder, signIn } from '../support/desk-shop'
import { runSpreadsheetShop } from '../support/own-shop'
import { portsOf } from '../support/ports'
import { visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

const ports = portsOf('found-elsewhere')
const second = portsOf('found-elsewhere-second')

const sheet = `código;nome;marca;código de barras;categoria;preço;estoque;foto
101;Banana-prata;;;Frutas;6,99;40;banana.webp
102;Arroz agulhinha;Tio João;7891000100103;Mercearia;32,90;12;arroz-branco.webp
103;Presunto fatiado;Sadia;2000450012507;Frios;39,90;;leite-integral.webp
104;Feijão carioca;;7891000100104;Mercearia;8,90;0;cafe.webp
105;Sabão;Ypê;;;4,50;9;
`
const delivery = `tipo;cidade;endereço;frete;dias;de;até;data
entrega;Itajaí;;12,00;;;;
retirada;;Rua das Flores, 12;;;;;
horario;;;;seg a sex;8h;19h30;
fechado;;;;;;;25/12
`

test.describe.configure({ mode: 'default' })
test.use({ baseURL: ports.shopUrl })

const tableOf = (page: Page) => page.getByRole('table', { name: 'Procuraram e não acharam' })

/** Rows of what was looked for in vain: words, and how often. */
async function searchedInVain(page: Page): Promise<readonly string[]> {
  await page.goto('/painel/numeros')
  await expect(page.getByRole('heading', { name: 'Procuraram e não acharam' })).toBeVisible()
  const rows = await tableOf(page).locator('tbody tr').all()
  return Promise.all(
    rows.map(async (row) => (await row.locator('th, td').allInnerTexts()).slice(0, 2).join(' ').trim()),
  )
}

async function jsonLdOf(address: string): Promise<readonly JsonLdNode[]> {
  const html = await (await fetch(address)).text()
  return readGraph(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '')
}

test.describe('a spreadsheet', () => {
  const shop = runSpreadsheetShop({
    name: 'found-elsewhere',
    users: ['ana'],
    files: { 'loja.csv': sheet, 'entregas.csv': delivery },
  })

  test('R81 R82 S70 the owner of a spreadsheet is found elsewhere, and reads what people looked for in vain', async ({
    page,
  }) => {
    for (const [address, reader] of [
      ['/feed.xml', 'google'],
      ['/feed-meta.xml', 'meta'],
    ] as const) {
      const text = await (await fetch(`${ports.shopUrl}${address}`)).text()
      const items = elementsAt(parseXml(text), 'rss', 'channel', 'item')
      expect(feedViolations(items, reader)).toEqual([])
      const facts = items.map((item) => [item['g:id'], item['g:gtin'], item['g:brand']])
      expect(facts).toEqual(
        expect.arrayContaining([
          ['101', undefined, undefined],
          ['102', '7891000100103', 'Tio João'],
        ]),
      )
    }
    const rice = nodeOf(await jsonLdOf(`${ports.shopUrl}/product/arroz-agulhinha`), 'Product')
    expect(rice).toMatchObject({ gtin: '7891000100103', brand: { '@type': 'Brand', name: 'Tio João' } })
    expect(merchantListingViolations(rice)).toEqual([])
    const market = nodeOf(await jsonLdOf(`${ports.shopUrl}/`), 'GroceryStore')
    expect(market).toMatchObject({
      areaServed: [{ '@type': 'City', name: 'Itajaí' }],
      address: 'Rua das Flores, 12',
      location: [{ '@type': 'Place', address: 'Rua das Flores, 12' }],
    })
    expect(market['openingHoursSpecification']).toEqual([
      expect.objectContaining({ opens: '08:00', closes: '19:30' }),
      expect.objectContaining({
        opens: '00:00',
        closes: '00:00',
        validFrom: expect.stringMatching(/-12-25$/),
      }),
    ])

    // Typed and sent as a shopper does, then twice by its address; with a number in it, and once only.
    await visit(page, '/store')
    await page.getByRole('combobox').fill('Ração 15kg')
    await page.getByRole('combobox').press('Enter')
    await page.waitForURL(`**${paths.search('Ração 15kg')}`)
    for (const query of [
      'Ração 15kg',
      'racao',
      'gelo',
      'arroz',
      '47 99999-1234',
      '47 99999-1234',
      '47 99999-1234',
    ])
      await page.goto(paths.search(query))
    // Neither robots nor what a browser fetches ahead is anyone's search.
    const gelo = `${ports.shopUrl}${paths.search('gelo')}`
    for (const headers of [
      { 'user-agent': 'Googlebot/2.1' },
      { 'user-agent': 'Mozilla/5.0', purpose: 'prefetch' },
    ]) {
      for (const _ of [1, 2, 3]) await (await fetch(gelo, { headers })).text()
    }
    await placeOrder(
      shop.journal,
      newOrderOf({
        lines: [orderLineOf({ variantId: variantIdSchema.parse('102'), title: 'Arroz agulhinha' })],
      }),
    )

    await signIn(page, '/painel/numeros', 'ana')
    expect(await searchedInVain(page)).toEqual(['racao 3'])
    await page.getByText('30 dias', { exact: true }).click()
    const left = page.getByRole('region', { name: /^Ninguém comprou em 30 dias/ })
    await expect(left.getByRole('heading').first()).toHaveText('Ninguém comprou em 30 dias (3)')
    await expect(left.getByRole('heading', { level: 3 })).toHaveText(['Frutas', 'Frios', 'Sem categoria'])
    await expect(left.getByRole('link')).toHaveText([/^Banana-prata/, /^Presunto fatiado/, /^Sabão/])
    await expectNoAxeViolations(page)

    const cookies = await page.context().cookies()
    expect(cookies.filter(({ path: at }) => !at.startsWith('/api/desk')).map(({ name }) => name)).toEqual([])
    const kept = fs.readFileSync(path.join(shop.dataDirectory, 'desk/desk.sqlite'), 'latin1')
    expect(kept).not.toMatch(/15kg|99999|Mozilla/)
  })
})

test('S70 searches in vain are one count of two replicas, over a restart', async ({ page }) => {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase()
  const desk = await openDeskStore({ databaseUrl, dataDirectory: '' })
  await desk.saveUser({ name: 'ana', hash: await hashPassword(deskPassword) })
  const start = (port: number) =>
    startShop({ port, environment: { DATABASE_URL: databaseUrl, SITE_URL: ports.shopUrl } })
  let shops: RunningServer[] = await Promise.all([start(ports.shop), start(second.shop)])
  const ask = async (origin: string, query: string) => {
    const answer = await fetch(`${origin}${paths.search(query)}`, {
      headers: { 'user-agent': 'Mozilla/5.0' },
    })
    expect(await answer.text()).toContain(query)
  }
  try {
    await ask(ports.shopUrl, 'xaxim')
    await ask(second.shopUrl, 'xaxim')
    await Promise.all(shops.map((shop) => shop.stop()))
    shops = [await start(ports.shop)]
    await ask(ports.shopUrl, 'xaxim')
    await signIn(page, '/painel/numeros', 'ana')
    expect(await searchedInVain(page)).toEqual(['xaxim 3'])
  } finally {
    await Promise.allSettled([desk.close(), ...shops.map((shop) => shop.stop())])
    await postgres.remove()
  }
})
