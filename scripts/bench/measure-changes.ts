import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { createRandom } from '../../lib/adapters/embedded/testing/generate-catalog.ts'
import { openDatabase } from '../../lib/server/database/database.ts'
import type { WatchedServer } from '../tools/watched-server.ts'
import { quantile } from './load.ts'
import { type Connection, readSitemap, refresh, startShop } from './measure-shop.ts'

type Parts = {
  readonly shop: WatchedServer
  /** Where the store keeps its prices. */
  readonly storeFolder: string
  /** Of all products. */
  readonly addresses: readonly string[]
}

/** Milliseconds a page, of some hundred products' pages unless it says otherwise; medians of rounds but for the first. */
export type ChangesResult = {
  readonly rendered: number
  readonly kept: number
  /** After the price of one product moved, which is none of them where there are so many. */
  readonly afterAnother: number
  /** Two readings later, in which nothing moved at all. */
  readonly afterNothing: number
  /** A further round over all products. */
  readonly secondRound: number
  /** Requests a second over a thousand products by Zipf's law. */
  readonly calm: number
  /** The same while one price moves every second. */
  readonly busy: number
}

const pages = 300
const rounds = 15
const wholeRounds = 3
const crowd = 4
const popular = 1000
const zipfSeconds = 10

/** What a change of the catalogue costs the pages that do not show it, in a shop that keeps none yet. */
export async function measureChanges(connection: Connection, storeFolder: string): Promise<ChangesResult> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'mercado-local-bench-'))
  const shop = await startShop(connection, dataDirectory)
  try {
    const addresses = (await readSitemap(shop)).filter((address) => address.includes('/product/'))
    const some = addresses.slice(0, pages)
    const parts = { shop, storeFolder, addresses }
    const rendered = await visitAll(some)
    const found = { kept: [] as number[], afterAnother: [] as number[], afterNothing: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      found.kept.push(await visitAll(some))
      await movePrice(parts, addresses.length - 1)
      found.afterAnother.push(await visitAll(some))
      for (let reading = 0; reading < 2; reading += 1) await refresh(shop)
      found.afterNothing.push(await visitAll(some))
    }
    await visitAll(addresses)
    const further: number[] = []
    for (let round = 0; round < wholeRounds; round += 1) further.push(await visitAll(addresses))
    const calm = await visitPopular(addresses, async () => undefined)
    const busy = await visitPopular(addresses, (round) => movePrice(parts, (round * 7) % popular))
    const [kept, afterAnother, afterNothing, secondRound] = [
      quantile(found.kept, 0.5),
      quantile(found.afterAnother, 0.5),
      quantile(found.afterNothing, 0.5),
      quantile(further, 0.5),
    ]
    return { rendered, kept, afterAnother, afterNothing, secondRound, calm, busy }
  } finally {
    await shop.stop()
    fs.rmSync(dataDirectory, { recursive: true, force: true })
  }
}

/** Moves the price of the product that stands there in the list of addresses. */
async function movePrice({ shop, storeFolder, addresses }: Parts, place: number): Promise<void> {
  const handle = addresses[place % addresses.length]?.split('/').at(-1) ?? ''
  const merchant = openDatabase(storeFolder)
  merchant.run(
    `UPDATE variants SET amount = amount + 1 WHERE product_id IN (SELECT id FROM products WHERE handle = '${handle}')`,
  )
  merchant.close()
  await refresh(shop)
}

/** Milliseconds a page. */
async function visitAll(addresses: readonly string[]): Promise<number> {
  const waiting = [...addresses]
  const started = performance.now()
  await inCrowd(async (get) => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await get(next)
  })
  return (performance.now() - started) / addresses.length
}

/** Requests a second while `change` is called once a second. */
async function visitPopular(
  addresses: readonly string[],
  change: (round: number) => Promise<unknown>,
): Promise<number> {
  const choose = zipf(addresses.slice(0, popular))
  await visitAll(addresses.slice(0, popular))
  const end = performance.now() + zipfSeconds * 1000
  let count = 0
  const changing = (async () => {
    for (let round = 0; performance.now() < end; round += 1) {
      const next = performance.now() + 1000
      await change(round)
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())))
    }
  })()
  await inCrowd(async (get) => {
    for (; performance.now() < end; count += 1) await get(choose())
  })
  await changing
  return count / zipfSeconds
}

/** The nth of them half as often as the one at half of its place. */
function zipf(addresses: readonly string[]): () => string {
  const random = createRandom(addresses.length)
  const sums: number[] = []
  for (const [index] of addresses.entries()) sums.push((sums.at(-1) ?? 0) + 1 / (index + 1))
  return () => {
    const wanted = random() * (sums.at(-1) ?? 0)
    return addresses[sums.findIndex((sum) => sum >= wanted)] ?? ''
  }
}

async function inCrowd(visit: (get: (address: string) => Promise<void>) => Promise<void>): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: crowd })
  const get = (address: string) =>
    new Promise<void>((resolve, reject) => {
      const request = http.get(address, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`))
        answer.resume().once('end', resolve)
      })
      request.once('error', reject)
    })
  await Promise.all(Array.from({ length: crowd }, () => visit(get)))
  agent.destroy()
}
