import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { startShop as startBuiltShop } from '../tools/servers.ts'
import type { WatchedServer } from '../tools/watched-server.ts'
import { quantile } from './load.ts'
import { type LoopReport, loopReportMark } from './watch-loop.ts'

export type Connection = { readonly port: number; readonly storeUrl: string; readonly storeId: string }

export type ShopResult = {
  /** Milliseconds from the start of the process to the first whole page; with nothing on disk, and after a restart. */
  readonly firstPageMs: number
  readonly firstPageAgainMs: number
  /** One reading of a catalogue that did not change, with visitors on the shop; the median of several. */
  readonly refreshMs: number
  readonly worstPauseMs: number
  readonly refreshes: number
  readonly fullReads: number
  readonly visits: number
  /** With index, sitemap and feed made and the refreshes done. */
  readonly residentBytes: number
  readonly sitemapMs: number
  readonly sitemapAddresses: number
  readonly feedMs: number
}

const secret = 'bench-catalog-secret'
const refreshes = 5
const visitorsPerRefresh = 100
const visited = ['/', '/store', '/store/pagina/2', '/store/menor-preco', '/categoria/frutas', '/busca/banana']

/** What a catalogue of this size costs the built shop, over real HTTP. */
export async function measureShop(connection: Connection): Promise<ShopResult> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'mercado-local-bench-'))
  const first = await timed(() => startShop(connection, dataDirectory))
  // The snapshot is written behind the first page.
  await until(() => fs.readdirSync(dataDirectory).some((name) => /^catalog-.*\.snapshot$/.test(name)))
  await first.value.stop()
  const again = await timed(() => startShop(connection, dataDirectory))
  const shop = again.value
  try {
    await read(`${shop.url}/busca/banana`)
    // The reading that every start begins with.
    await refresh(shop)
    const sitemap = await timed(() => readSitemap(shop))
    const feed = await timed(() => read(`${shop.url}/feed.xml`))
    await loopReport(shop)
    const readsBefore = await countFullReads(connection)
    const times: number[] = []
    for (let round = 0; round < refreshes; round += 1) {
      const [{ milliseconds }] = await Promise.all([timed(() => refresh(shop)), visit(shop)])
      times.push(milliseconds)
    }
    const fullReads = (await countFullReads(connection)) - readsBefore
    const { worstPauseMs, residentBytes } = await loopReport(shop)
    return {
      firstPageMs: first.milliseconds,
      firstPageAgainMs: again.milliseconds,
      refreshMs: quantile(times, 0.5),
      worstPauseMs,
      refreshes,
      fullReads,
      visits: refreshes * visitorsPerRefresh,
      residentBytes,
      sitemapMs: sitemap.milliseconds,
      sitemapAddresses: sitemap.value.length,
      feedMs: feed.milliseconds,
    }
  } finally {
    await shop.stop()
    fs.rmSync(dataDirectory, { recursive: true, force: true })
  }
}

export async function startShop(
  { port, storeUrl, storeId }: Connection,
  dataDirectory: string,
): Promise<WatchedServer> {
  const watch = path.resolve(import.meta.dirname, 'watch-loop.ts')
  return startBuiltShop({
    port,
    nodeFlags: [`--import=${watch}`],
    environment: {
      STORE_API_URL: storeUrl,
      STORE_ID: storeId,
      DATA_DIR: dataDirectory,
      // There are only the readings that are measured.
      CATALOG_REFRESH_SECONDS: '3600',
      REVALIDATE_SECRET: secret,
      RATE_LIMIT_SCALE: '10000',
    },
    readyPath: '/store',
    startTimeoutMs: 180_000,
  })
}

export async function refresh({ url }: WatchedServer): Promise<void> {
  const headers = { authorization: `Bearer ${secret}` }
  const answer = await fetch(`${url}/api/revalidate`, { method: 'POST', headers })
  if (!answer.ok) throw new Error(`the refresh answered ${answer.status}`)
}

async function visit({ url }: WatchedServer): Promise<void> {
  const addresses = Array.from({ length: visitorsPerRefresh }, (_, index) => visited[index % visited.length])
  await Promise.all(addresses.map((address) => read(`${url}${address}`)))
}

/** All addresses in the sitemap. */
export async function readSitemap({ url }: WatchedServer): Promise<readonly string[]> {
  const addressesOf = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => found ?? '')
  const addresses: string[] = []
  for (const part of addressesOf(await read(`${url}/sitemap.xml`))) {
    addresses.push(...addressesOf(await read(part)))
  }
  return addresses
}

async function countFullReads({ storeUrl }: Connection): Promise<number> {
  return (JSON.parse(await read(`${storeUrl}/__requests`)) as { fullReads: number }).fullReads
}

async function loopReport(shop: WatchedServer): Promise<LoopReport> {
  const reports = () =>
    shop
      .output()
      .split('\n')
      .filter((line) => line.startsWith(loopReportMark))
  const known = reports().length
  shop.signal('SIGUSR2')
  await until(() => reports().length > known)
  return JSON.parse(reports().at(-1)?.slice(loopReportMark.length) ?? '') as LoopReport
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!isTrue()) {
    if (Date.now() > deadline) throw new Error('something that was waited for did not come')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

export async function timed<T>(work: () => Promise<T>): Promise<{ value: T; milliseconds: number }> {
  const started = performance.now()
  const value = await work()
  return { value, milliseconds: performance.now() - started }
}

/** Milliseconds. */
export type SearchResult = {
  readonly indexMs: number
  /** While the index was built. */
  readonly worstPauseMs: number
  readonly samples: readonly number[]
}

/** Searches a made-up catalogue in a process of its own. */
export async function measureSearch(products: number): Promise<SearchResult> {
  const script = path.resolve(import.meta.dirname, 'search', 'time-search.ts')
  const child = spawn('node', [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ products }))
  return JSON.parse(await text(child.stdout)) as SearchResult
}
