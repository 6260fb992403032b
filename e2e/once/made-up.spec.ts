import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import { toWebRequest } from '../../lib/adapters/embedded/node-adapter'
import { bananaId, openSmallStore, storeId } from '../../lib/adapters/embedded/testing/small-catalog'
import { type FaultServer, startFaultServer } from '../../lib/adapters/hostinger/testing/fault-server'
import { imageAddress } from '../../lib/domain/image'
import { startShop } from '../../scripts/tools/servers'
import type { WatchedServer } from '../../scripts/tools/watched-server'
import { portsOf } from '../support/ports'

const { shop: port, shopUrl } = portsOf('made-up')
const photo = fs.readFileSync('public/pictures/banana.webp')

// What clients may invent: names of pictures on an allowed host, and products.
test.describe('addresses that were made up', () => {
  test.describe.configure({ mode: 'serial' })
  let store: FaultServer
  let shop: WatchedServer
  let isAway = false

  const start = (environment: Readonly<Record<string, string>> = {}) =>
    startShop({
      port,
      environment: {
        RATE_LIMIT_SCALE: '1',
        STORE_API_URL: store.origin,
        STORE_ID: storeId,
        CATALOG_REFRESH_SECONDS: '3600',
        ...environment,
      },
    })

  test.beforeAll(async () => {
    store = await startFaultServer()
    const { store: small } = openSmallStore({ picturesBase: store.origin })
    // As a host of pictures does, it has one at every address; the single-product call shows one more than the list.
    store.answerWith(async (request, response) => {
      const url = request.url ?? ''
      if (url.startsWith('/pictures/')) {
        response.writeHead(200, { 'content-type': 'image/webp' }).end(photo)
        return
      }
      if (isAway) {
        response.writeHead(503).end()
        return
      }
      const answer = await small.handle(toWebRequest(request, store.origin))
      const text = await answer.text()
      const more = `"media":[{"url":"${store.origin}/pictures/only-there.webp","type":"image","order":0},`
      const shown = /\/products\/./.test(url) ? text.replace('"media":[', more) : text
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(shown)
    })
    shop = await start()
  })
  test.afterAll(async () => {
    await shop?.stop()
    await store?.close()
  })

  const pictureOf = async (address: string, width: 96 | 320 = 320) => {
    const answer = await fetch(`${shopUrl}${imageAddress(address, width)}`, {
      headers: { accept: 'image/webp' },
    })
    await answer.arrayBuffer()
    return [answer.status, answer.headers.get('content-type')]
  }
  const calls = (part: string) => store.received.filter(({ url }) => url.includes(part)).length
  const encoded = [200, 'image/webp']
  const refused = [404, 'image/svg+xml']

  test('S58 pictures of the goods, of collections and of a product’s page are encoded, and no others fetched', async () => {
    expect(await pictureOf(`${store.origin}/pictures/banana.webp`)).toEqual(encoded)
    expect(await pictureOf(`${store.origin}/pictures/frutas.webp`)).toEqual(encoded)
    expect(await pictureOf('/pictures/placeholder.webp')).toEqual(encoded)
    for (const name of ['made-up.webp', 'only-there.webp']) {
      expect(await pictureOf(`${store.origin}/pictures/${name}`)).toEqual(refused)
      expect(calls(name)).toBe(0)
    }
    expect(await pictureOf('/pictures/made-up.webp')).toEqual(refused)
    expect(await pictureOf('/fotos/0123456789abcdef01234567.jpg')).toEqual(refused)
    await (await fetch(`${shopUrl}/product/banana-prata`)).text()
    expect(await pictureOf(`${store.origin}/pictures/only-there.webp`)).toEqual(encoded)
  })

  test('S58 a made-up product costs the store no call, and those who ask for stock at once share one', async () => {
    const stockOf = (id: string) => fetch(`${shopUrl}/api/stock/${id}`)
    const before = store.received.length
    for (const id of ['prod_00000000000000000000000000', 'banana-prata', 'made-up'])
      expect((await stockOf(id)).status).toBe(404)
    expect(store.received.length).toBe(before)
    const asked = calls('/variants?')
    const answers = await Promise.all(Array.from({ length: 20 }, () => stockOf(bananaId)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(calls('/variants?') - asked).toBeLessThan(10)
  })

  test('S58 after a restart with the store away, what pages show is encoded by the catalogue on disk and what lies ready', async () => {
    const { dataDirectory } = shop
    const kept = `${dataDirectory}-kept`
    fs.cpSync(dataDirectory, kept, { recursive: true })
    await shop.stop()
    isAway = true
    shop = await start({ DATA_DIR: kept })
    try {
      expect(await pictureOf(`${store.origin}/pictures/frutas.webp`, 96)).toEqual(encoded)
      expect(await pictureOf(`${store.origin}/pictures/only-there.webp`, 96)).toEqual(encoded)
      expect(await pictureOf(`${store.origin}/pictures/made-up.webp`, 96)).toEqual(refused)
    } finally {
      await shop.stop()
      fs.rmSync(kept, { recursive: true, force: true })
    }
  })
})
