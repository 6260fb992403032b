// npm run bench -- pages: compares cached pages with the barest Next page and a plain Node server; before
// that, memory under a crawl.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import { readSitemap, startShop } from '../tools/servers.ts'
import { type WatchedServer, watchServer } from '../tools/watched-server.ts'
import { measuredProduct, startBarestPage } from './barest-page.ts'
import { keepServer, load, median, printTable, quantile, readFlags } from './measure.ts'

const { rounds, seconds, crawls } = readFlags({ rounds: '5', seconds: '3', crawls: '20' })
const port = 3370
const pages = { product: measuredProduct, list: '/store', home: '/' }

type Command = readonly [string, ...string[]]
const isPinned = os.availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0
/** Servers share one processor, autocannon has another. */
const besideLoad = (...command: Command): Command => (isPinned ? ['taskset', '-c', '0', ...command] : command)

function processorSeconds({ pid }: WatchedServer): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

async function measure(server: WatchedServer, path: string) {
  const before = processorSeconds(server)
  const headers = { 'accept-encoding': 'gzip' }
  const asked = await load({
    ...{ url: `${server.url}${path}`, headers, connections: 32, duration: Number(seconds) },
  })
  const times = asked.times[200] ?? []
  return {
    perSecond: times.length / asked.seconds,
    perProcessor: times.length / (processorSeconds(server) - before),
    p99: quantile(times, 0.99),
  }
}

/** Eight crawlers read every page in every coding. */
async function crawl(shop: WatchedServer): Promise<void> {
  const paths = await readSitemap(shop.url)
  const requests = ['br', 'gzip', 'identity'].flatMap((coding) =>
    paths.map((path) => ({ path, headers: { 'accept-encoding': coding } })),
  )
  const memory = () => (shop.residentBytes() ?? Number.NaN) / 2 ** 20
  const found: [string, number][] = [['none', memory()]]
  for (let round = 1; round <= Number(crawls); round += 1) {
    await load({ url: shop.url, connections: 8, amount: 8 * requests.length, requests })
    found.push([String(round), memory()])
  }
  const shown = found.filter((_, round) => round < 2 || round % 5 === 0)
  printTable(`Each of eight crawlers reads ${requests.length} answers.`, [
    ['crawls', 'resident memory, MiB'],
    ...shown,
  ])
}

const command = besideLoad('node', 'scripts/start.ts')
const environment = { CATALOG_REFRESH_SECONDS: '3600', RATE_LIMIT_SCALE: '10000' }
const shop = keepServer(await startShop({ port, command, environment }))
const barest = keepServer(await startBarestPage(port + 1, besideLoad))
if (isPinned) spawnSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)])
await crawl(shop)
const script = 'scripts/bench/plain-server.ts'
const plain = keepServer(
  await watchServer({
    script,
    command: besideLoad('node', script, shop.url, ...Object.values(pages)),
    port: port + 2,
    readyPath: '/',
  }),
)

const runs = [
  { name: 'the barest static page of Next', server: barest, path: '/' },
  ...Object.entries(pages).flatMap(([name, path]) => [
    { name: `our ${name}`, server: shop, path },
    { name: `a plain Node server, the same ${name}`, server: plain, path },
  ]),
].map((run) => ({ ...run, results: [] as Awaited<ReturnType<typeof measure>>[] }))
// Warms up.
for (let round = 0; round <= Number(rounds); round += 1) {
  for (const { server, path, results } of runs) {
    const result = await measure(server, path)
    if (round > 0) results.push(result)
  }
}

const medians = runs.map(({ name, server, results }) => ({
  ...{ name, isOurs: server === shop },
  perSecond: median(results.map(({ perSecond }) => perSecond)),
  perProcessor: median(results.map(({ perProcessor }) => perProcessor)),
  p99: median(results.map(({ p99 }) => p99)),
}))
printTable(
  `32 connections, gzip, medians of ${rounds} rounds of ${seconds} s; ratios are of the processor's second.`,
  [
    ['', 'requests/s', "in a processor's second", 'p99 ms', '× barest page', '× plain server'],
    ...medians.map(({ name, isOurs, perSecond, perProcessor, p99 }, index) => [
      ...[name, perSecond, perProcessor, p99, perProcessor / (medians[0]?.perProcessor ?? Number.NaN)],
      isOurs ? perProcessor / (medians[index + 1]?.perProcessor ?? Number.NaN) : '',
    ]),
  ],
)
