import { feedViolations } from '../../lib/discovery/testing/feed-rules'
import {
  type JsonLdNode,
  merchantListingViolations,
} from '../../lib/discovery/testing/merchant-listing-rules'
import { nodeOf, readGraph } from '../../lib/discovery/testing/read-json-ld'
import { elementsAt, parseXml } from '../../lib/discovery/testing/read-xml'
import { runSpreadsheetShop } from '../support/own-shop'
import { portsOf } from '../support/ports'
import { expect, test } from '../support/test'

const ports = portsOf('found-elsewhere')

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

test.use({ baseURL: ports.shopUrl })

async function jsonLdOf(address: string): Promise<readonly JsonLdNode[]> {
  const html = await (await fetch(address)).text()
  return readGraph(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '')
}

runSpreadsheetShop({
  name: 'found-elsewhere',
  files: { 'loja.csv': sheet, 'entregas.csv': delivery },
})

test('R81 the owner of a spreadsheet is found elsewhere', async () => {
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
})
