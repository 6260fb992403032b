import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { quantile } from './bench/load.ts'
import { type ChangesResult, measureChanges } from './bench/measure-changes.ts'
import {
  measureSearch,
  measureShop,
  type SearchResult,
  type ShopResult,
  timed,
} from './bench/measure-shop.ts'
import { markdownTable, sayReport } from './bench/report.ts'
import { type WatchedServer, watchServer } from './tools/watched-server.ts'

// npm run bench -- catalog: what catalogues of 229, 3,677 and 20,000 products cost the shop. Builds it anew first; with
// `--write` the table goes into docs/performance.md.

const { values: flags } = parseArgs({
  options: {
    products: { type: 'string', default: '229,3677,20000' },
    port: { type: 'string', default: '3437' },
    'skip-build': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const sizes = flags.products.split(',').map(Number)
const port = Number(flags.port)
const storeUrl = `http://127.0.0.1:${port}`
const storeId = 'store_bench'
const mebibyte = 1024 * 1024

function startStore(products: number): Promise<WatchedServer> {
  return watchServer({
    script: 'scripts/store-api.ts',
    port,
    parameters: ['--record', `--products=${products}`],
    environment: { STORE_ID: storeId },
    readyPath: '/__requests',
    startTimeoutMs: 120_000,
  })
}

async function countRequests(): Promise<number> {
  const answer = await fetch(`${storeUrl}/__requests`)
  return ((await answer.json()) as { requests: unknown[] }).requests.length
}

/** With a store named that counts who asks it. */
async function measureBuild(): Promise<string> {
  const store = await startStore(Math.max(...sizes))
  try {
    const build = (environment: Record<string, string>) =>
      timed(() => promisify(execFile)('npx', ['next', 'build'], { env: { ...process.env, ...environment } }))
    const embedded = await build({})
    const named = await build({ STORE_API_URL: storeUrl, STORE_ID: storeId })
    const seconds = ({ milliseconds }: { milliseconds: number }) => `${(milliseconds / 1000).toFixed(1)} s`
    const asked = await countRequests()
    const products = Math.max(...sizes)
    return `\n\nBuild: ${seconds(embedded)} without a store, ${seconds(named)} with one of ${products} products named, which was asked ${asked} times: it reads none.`
  } finally {
    await store.stop()
  }
}

type Measured = {
  readonly products: number
  readonly shop: ShopResult
  readonly search: SearchResult
  readonly changes: ChangesResult
}

async function measureSize(products: number): Promise<Measured> {
  process.stderr.write(`measuring ${products} products …\n`)
  const search = await measureSearch(products)
  const store = await startStore(products)
  try {
    const connection = { port: port + 1, storeUrl, storeId }
    const shop = await measureShop(connection)
    return { products, search, shop, changes: await measureChanges(connection, store.dataDirectory) }
  } finally {
    await store.stop()
  }
}

function tableOf(measured: readonly Measured[]): string {
  const row = (name: string, cellOf: (one: Measured) => string) => [name, ...measured.map(cellOf)] as const
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
  const whole = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`
  const fine = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`
  return markdownTable([
    row('products', ({ products }) => String(products)),
    row('first page, nothing on disk', ({ shop }) => seconds(shop.firstPageMs)),
    row('first page after a restart', ({ shop }) => seconds(shop.firstPageAgainMs)),
    row('refresh under visitors', ({ shop }) => seconds(shop.refreshMs)),
    row('worst pause of the event loop meanwhile', ({ shop }) => whole(shop.worstPauseMs)),
    row('full reads / refreshes', ({ shop }) => `${shop.fullReads} / ${shop.refreshes}`),
    row('visitors meanwhile', ({ shop }) => String(shop.visits)),
    row('resident memory', ({ shop }) => `${(shop.residentBytes / mebibyte).toFixed(0)} MiB`),
    row('search, median', ({ search }) => fine(quantile(search.samples, 0.5))),
    row('search, p99', ({ search }) => fine(quantile(search.samples, 0.99))),
    row('building the search index', ({ search }) => seconds(search.indexMs)),
    row('worst pause meanwhile', ({ search }) => whole(search.worstPauseMs)),
    row('sitemap, all parts, first time', ({ shop }) => seconds(shop.sitemapMs)),
    row('addresses in it', ({ shop }) => String(shop.sitemapAddresses)),
    row('product feed, first time', ({ shop }) => seconds(shop.feedMs)),
    row('**300 product pages**: rendered', ({ changes }) => fine(changes.rendered)),
    row('kept', ({ changes }) => fine(changes.kept)),
    row('after the price of one other product moved', ({ changes }) => fine(changes.afterAnother)),
    row('two readings later, in which nothing moved', ({ changes }) => fine(changes.afterNothing)),
    row('all products, a second time', ({ changes }) => fine(changes.secondRound)),
    row('requests/s over 1,000 products by Zipf’s law', ({ changes }) => changes.calm.toFixed(0)),
    row('while one price moves every second', ({ changes }) => changes.busy.toFixed(0)),
  ])
}

const build = flags['skip-build'] ? '' : await measureBuild()
const measured: Measured[] = []
for (const products of sizes) measured.push(await measureSize(products))
const report = tableOf(measured) + build
sayReport(report, { mark: 'bench', isWriting: flags.write })
