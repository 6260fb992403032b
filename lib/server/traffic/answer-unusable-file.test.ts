import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import type { ShopState } from '../health/health.ts'
import { answerUnusableFile } from './answer-unusable-file.ts'

const unusable: ShopState = {
  parts: {},
  catalog: null,
  deliveryFaults: [],
  file: {
    file: 'loja.csv',
    isAddress: false,
    sheet: null,
    writtenAt: null,
    readAt: null,
    fault: { kind: 'columns-missing', fields: ['price'], cell: '<script>alert(1)</script>' },
    rows: [],
    productCount: 0,
  },
  countOrders: async () => ({}),
}
let state: ShopState | null = unusable
const server = http.createServer((request, response) => {
  if (!answerUnusableFile(request, response, () => state)) response.writeHead(204).end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())

const ask = (path: string, accept = 'text/html,*/*') => fetch(`${origin}${path}`, { headers: { accept } })

it('R67 says what is missing to pages that need a catalogue, as text, and to nothing else', async () => {
  state = unusable
  const page = await ask('/product/banana')
  expect([page.status, page.headers.get('cache-control'), page.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '5',
  ])
  const html = await page.text()
  expect(html).toContain('Falta a coluna “preço”.')
  expect(html).not.toContain('<script>')
  for (const path of [
    ...['/painel', '/painel/catalogo', '/api/cart', '/pedido/abc', '/fotos/a.jpg', '/_next/static/a.js'],
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 204])
  }
  expect((await ask('/', '*/*')).status).toBe(204)
})

it('is silent once there is a catalogue, for a store of another kind, and before the shop is put together', async () => {
  for (const other of [
    { ...unusable, catalog: { products: 1, categories: 1, ageSeconds: 1 } },
    { ...unusable, file: null },
    null,
  ]) {
    state = other
    expect((await ask('/')).status).toBe(204)
  }
})
