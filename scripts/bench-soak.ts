import { parseArgs } from 'node:util'
import { requireForBench, startShopOverStore } from './bench/built-shop.ts'
import { listCarts } from './bench/carts.ts'
import { quantile, say } from './bench/load.ts'
import { slopeOf, visitUntil } from './bench/soak-visits.ts'

// npm run bench -- soak --minutes 10: mixed traffic on the last build for a while, with a catalogue that is read anew and pages
// that are rendered anew all the time; says how the memory grows.

const { values: flags } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    visitors: { type: 'string', default: '40' },
    /** Milliseconds between two visits of one visitor, on average. */
    pause: { type: 'string', default: '100' },
    port: { type: 'string', default: '3376' },
  },
})
const minutes = Number(flags.minutes)
const port = Number(flags.port)
/** Memory fills up to what it is meant to hold before it is looked at (part of the time). */
const warmUp = 0.4

requireForBench()
const environment = { CATALOG_REFRESH_SECONDS: '5' }
const { store, shop, storeUrl, shopUrl: url } = await startShopOverStore({ port, environment })

try {
  const carts = await listCarts(`${storeUrl}/store/store_faulty`, url)
  const listed = await (await fetch(`${url}/store`)).text()
  const handles = [
    ...new Set(Array.from(listed.matchAll(/"\/product\/([\w-]+)"/g), ([, handle = '']) => handle)),
  ]
  const began = performance.now()
  const minute = () => (performance.now() - began) / 60_000
  const memory: { minute: number; value: number }[] = []
  const live: number[] = []
  say(['', 'minute', 'RSS MiB'])
  const timer = setInterval(async () => {
    const value = (shop.residentBytes() ?? Number.NaN) / 2 ** 20
    memory.push({ minute: minute(), value })
    const asked = performance.now()
    await fetch(`${url}/api/health/live`).catch(() => null)
    live.push(performance.now() - asked)
    if (memory.length % 15 === 0) say(['', minute(), value])
  }, 1000)
  const pauseMs = Number(flags.pause)
  const until = began + minutes * 60_000
  const { counts, milliseconds } = await visitUntil({
    ...{ url, handles, carts: carts.throughShop, visitors: Number(flags.visitors), pauseMs, until },
  })
  clearInterval(timer)
  const late = memory.filter((sample) => sample.minute > minutes * warmUp)
  say(['RSS, MiB a minute, after the first two fifths', slopeOf(late)])
  say(['RSS at the end, MiB', late.at(-1)?.value ?? Number.NaN])
  say(['visits', milliseconds.length])
  say(['visits: median and p99 ms', quantile(milliseconds, 0.5), quantile(milliseconds, 0.99)])
  say(['/api/health/live: median and p99 ms', quantile(live, 0.5), quantile(live, 0.99)])
  process.stdout.write(`answers by status: ${JSON.stringify(counts)}\n`)
} finally {
  await shop.stop()
  await store.stop()
}
