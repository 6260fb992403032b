// npm run bench -- changes: measures catalogues by size, idle and changing.
import { createRandom } from '../../lib/adapters/embedded/testing/generate-catalog.ts'
import { openDatabase } from '../../lib/server/database/database.ts'
import { readSitemap, startShop } from '../tools/servers.ts'
import { watchServer } from '../tools/watched-server.ts'
import { keepServer, load, median, printTable, readFlags, stopServers, visitEach } from './measure.ts'

const flags = readFlags({ products: '229,3677,20000', rounds: '15', seconds: '10' })
const duration = Number(flags.seconds)
const port = 3437
const secret = 'bench-catalog-secret'
const some = 300
const popular = 1000
const browsed = ['/', '/store', '/store/pagina/2', '/store/menor-preco', '/categoria/frutas', '/busca/banana']

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Draws by Zipf's law. */
function drawPaths(paths: readonly string[], seed: number): readonly { readonly path: string }[] {
  const random = createRandom(seed)
  const sums: number[] = []
  for (const index of paths.keys()) sums.push((sums.at(-1) ?? 0) + 1 / (index + 1))
  return Array.from({ length: 5000 }, () => {
    const wanted = random() * (sums.at(-1) ?? 0)
    return { path: paths[sums.findIndex((sum) => sum >= wanted)] ?? '/' }
  })
}

async function measureSize(products: string): Promise<readonly (readonly [string, string | number])[]> {
  const store = keepServer(
    await watchServer({
      script: 'scripts/store-api.ts',
      port,
      parameters: ['--record', `--products=${products}`],
      environment: { STORE_ID: 'store_bench' },
      readyPath: '/__requests',
      startTimeoutMs: 120_000,
    }),
  )
  const began = performance.now()
  const shop = keepServer(
    await startShop({
      port: port + 1,
      environment: {
        STORE_API_URL: store.url,
        STORE_ID: 'store_bench',
        // Only measured readings happen.
        CATALOG_REFRESH_SECONDS: '3600',
        REVALIDATE_SECRET: secret,
        RATE_LIMIT_SCALE: '10000',
      },
      readyPath: '/store',
      startTimeoutMs: 180_000,
    }),
  )
  const firstPageMs = performance.now() - began
  const { url } = shop

  async function refresh(): Promise<void> {
    const headers = { authorization: `Bearer ${secret}` }
    const answer = await fetch(`${url}/api/revalidate`, { method: 'POST', headers })
    if (!answer.ok) throw new Error(`the refresh answered ${answer.status}`)
  }

  async function movePrice(path = ''): Promise<void> {
    const merchant = openDatabase(store.dataDirectory)
    merchant.run(
      `UPDATE variants SET amount = amount + 1 WHERE product_id IN (SELECT id FROM products WHERE handle = '${path.split('/').at(-1)}')`,
    )
    merchant.close()
    await refresh()
  }

  /** Repeats an action while visitors read. */
  async function meanwhile(
    requests: () => readonly { readonly path: string }[],
    work: () => Promise<unknown>,
  ) {
    let isOver = false
    const asking = load({
      ...{ url, duration, connections: 4, headers: { 'accept-encoding': 'gzip' } },
      setupClient: (client) => client.setRequests([...requests()]),
    }).finally(() => {
      isOver = true
    })
    while (!isOver) await work()
    const { seconds, times } = await asking
    const waits = times[200] ?? []
    return { perSecond: waits.length / seconds, longestMs: Math.max(...waits) }
  }
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

  for (const path of browsed) await (await fetch(`${url}${path}`)).text()
  await refresh()
  const refreshes: number[] = []
  const reading = await meanwhile(
    () => browsed.map((path) => ({ path })),
    async () => refreshes.push(await time(refresh)),
  )

  const paths = (await readSitemap(url)).filter((path) => path.includes('/product/'))
  const shown = paths.slice(0, some)
  const rendered = await visitEach(url, shown)
  const found = { kept: [] as number[], another: [] as number[], nothing: [] as number[] }
  for (let round = 0; round < Number(flags.rounds); round += 1) {
    found.kept.push(await visitEach(url, shown))
    await movePrice(paths.at(-1))
    found.another.push(await visitEach(url, shown))
    for (const _ of [1, 2]) await refresh()
    found.nothing.push(await visitEach(url, shown))
  }
  await visitEach(url, paths)
  const second = await visitEach(url, paths)
  let seed = 0
  const draw = () => drawPaths(paths.slice(0, popular), seed++)
  const calm = await meanwhile(draw, () => pause(1000))
  let turn = 0
  const busy = await meanwhile(draw, async () => {
    turn += 7
    await Promise.all([movePrice(paths[turn % popular]), pause(1000)])
  })
  const residentMiB = (shop.residentBytes() ?? Number.NaN) / 2 ** 20
  await stopServers()
  return [
    ['products', products],
    ['first page, nothing on disk, ms', firstPageMs],
    ['refresh of what has not moved, under visitors, ms', median(refreshes)],
    ['longest wait of a visitor meanwhile, ms', reading.longestMs],
    ['**300 product pages**: rendered, ms a page', rendered],
    ['kept', median(found.kept)],
    ['after the price of one other product moved', median(found.another)],
    ['two readings later, in which nothing moved', median(found.nothing)],
    ['all products, a second time', second],
    ['requests/s over 1,000 products by Zipf’s law', calm.perSecond],
    ['while one price moves every second', busy.perSecond],
    ['resident memory in the end, MiB', residentMiB],
  ]
}

const sizes: Awaited<ReturnType<typeof measureSize>>[] = []
for (const products of flags.products.split(',')) sizes.push(await measureSize(products))
const [head, ...rows] = (sizes[0] ?? []).map(
  ([name], index) => [name, ...sizes.map((size) => size[index]?.[1] ?? '')] as const,
)
if (head) printTable('The store is on the same machine.', [head, ...rows])
