import { parseArgs } from 'node:util'
import { requireForBench, startShopOverStore } from './bench/built-shop.ts'
import { listCarts } from './bench/carts.ts'
import { startShoppers, type Visit } from './bench/counted-shoppers.ts'
import { quantile, say } from './bench/load.ts'

// npm run bench -- soak --minutes 10: mixed traffic on the last build for a while, with a catalogue that is read anew and pages
// that are rendered anew all the time; says how much memory it has meanwhile.

const { values: flags } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    visitors: { type: 'string', default: '80' },
    port: { type: 'string', default: '3376' },
  },
})
const minutes = Number(flags.minutes)
const port = Number(flags.port)
const codings = ['gzip, deflate, br, zstd', 'gzip, deflate', 'identity']

requireForBench()
const environment = { CATALOG_REFRESH_SECONDS: '5' }
const { store, shop, storeUrl, shopUrl: url } = await startShopOverStore({ port, environment })

try {
  const carts = await listCarts(`${storeUrl}/store/store_faulty`, url)
  const listed = await (await fetch(`${url}/store`)).text()
  const products = [
    ...new Set(Array.from(listed.matchAll(/"(\/product\/[\w-]+)"/g), ([, path = '']) => path)),
  ]

  /** Pages in every coding, what the router asks for, and searches for new words. */
  function visit(turn: number): Visit {
    const headers = { 'accept-encoding': codings[turn % codings.length] }
    const product = products[turn % products.length] ?? '/'
    if (turn % 20 === 0) return { path: `/busca/pao-${turn}`, headers }
    if (turn % 7 === 0) return { path: `${product}?_rsc=`, headers: { ...headers, rsc: '1' } }
    return { path: turn % 5 === 0 ? (turn % 2 ? '/' : '/store') : product, headers }
  }

  const began = performance.now()
  const minute = () => (performance.now() - began) / 60_000
  const memory: number[] = []
  const live: number[] = []
  say(['', 'minute', 'RSS MiB'])
  const crowd = startShoppers({ url, carts, shoppers: 2, visitors: Number(flags.visitors), visit })
  while (minute() < minutes) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const value = (shop.residentBytes() ?? Number.NaN) / 2 ** 20
    memory.push(value)
    const asked = performance.now()
    await fetch(`${url}/api/health/live`).catch(() => null)
    live.push(performance.now() - asked)
    if (memory.length % 15 === 0) say(['', minute(), value])
  }
  const { answers } = await crowd.stop()
  const late = memory.slice(-60)
  say(['RSS in the last minute, MiB', Math.min(...late), Math.max(...late)])
  say(['/api/health/live: median and p99 ms', quantile(live, 0.5), quantile(live, 0.99)])
  for (const [kind, counts] of Object.entries(answers))
    process.stdout.write(`${kind}: ${JSON.stringify(Object.fromEntries(counts))}\n`)
} finally {
  await shop.stop()
  await store.stop()
}
