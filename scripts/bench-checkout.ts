// npm run bench -- checkout: what the shop adds to a checkout, and what happens at twice the load it can take.
import { parseArgs } from 'node:util'
import { requireForBench, startShopOverStore } from './bench/built-shop.ts'
import { listCarts } from './bench/carts.ts'
import { costsOver, type Load, measure, millisecondsOf, quantile, say, withStatus } from './bench/load.ts'
import type { FaultyStoreState } from './faulty-store/serve-faulty-store.ts'

const { values: flags } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '50' },
    /** Milliseconds between a shopper's answer and the next checkout, on average. */
    pause: { type: 'string', default: '500' },
    /** Milliseconds the store takes for a checkout. */
    upstream: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
    port: { type: 'string', default: '3337' },
    /** Megabytes the shop takes the machine for. */
    memory: { type: 'string', default: '' },
  },
})
const seconds = Number(flags.seconds)
const port = Number(flags.port)
const crowd = { kind: 'shoppers', shoppers: Number(flags.shoppers), pauseMs: Number(flags.pause) } as const
const hurried = { ...crowd, pauseMs: 0 }

requireForBench()
const { store, shop, storeUrl, shopUrl } = await startShopOverStore({
  port,
  environment: { MEMORY_LIMIT_MB: flags.memory },
})

try {
  const carts = await listCarts(`${storeUrl}/store/store_faulty`, shopUrl)
  const answerTime = { route: '^POST', mode: 'slow', milliseconds: Number(flags.upstream) }
  await fetch(`${storeUrl}/__fault`, { method: 'POST', body: JSON.stringify({ faults: [answerTime] }) })
  const toStore = (load: Pick<Load, 'seconds' | 'crowd'>) =>
    measure({ url: `${storeUrl}/store/store_faulty/checkout`, bodies: carts.direct, ...load })
  const toShop = (load: Pick<Load, 'seconds' | 'crowd'>) =>
    measure({ url: `${shopUrl}/api/checkout`, bodies: carts.throughShop, ...load })

  // Until the shop has done what it does after a start, and its code is as fast as it gets.
  await toShop({ seconds: 20, crowd: hurried })
  // In use all the time: after a pause the first ones wait for the store's prices, which is its time and not ours.
  await toShop({ seconds: 5, crowd })
  const proxied = await toShop({ seconds, crowd })
  const alone = await toStore({ seconds, crowd })
  const { serviceTimes } = (await (await fetch(`${storeUrl}/__state`)).json()) as FaultyStoreState
  process.stdout.write(
    `${flags.shoppers} shoppers at once, ${flags.pause} ms between two checkouts of each, for ${seconds} s; the store takes ${flags.upstream} ms\n`,
  )
  say(['', 'checkouts', 'per second', 'median', 'p99', 'crowd late'])
  for (const { name, result, times } of [
    { name: 'the store alone', result: alone, times: millisecondsOf(alone.samples) },
    { name: 'through the shop', result: proxied, times: millisecondsOf(proxied.samples) },
    {
      name: 'more than the store took: asked directly',
      result: alone,
      times: costsOver(alone, serviceTimes),
    },
    { name: 'more than the store took: the shop', result: proxied, times: costsOver(proxied, serviceTimes) },
  ]) {
    const count = result.samples.length
    say([name, count, count / seconds, quantile(times, 0.5), quantile(times, 0.99), result.lagMs])
  }
  say(['not answered with 200', proxied.samples.length - withStatus(proxied, 200).length])

  const full = await toShop({ seconds, crowd: hurried })
  const capacity = withStatus(full, 200).length / seconds
  const twice = await toShop({ seconds, crowd: { kind: 'arrivals', perSecond: capacity * 2 } })
  const after = await toShop({ seconds: 5, crowd: { kind: 'arrivals', perSecond: capacity / 4 } })
  const usual = quantile(millisecondsOf(withStatus(full, 200)), 0.95)
  const late = after.samples.filter(({ status, milliseconds }) => status !== 200 || milliseconds > usual)
  const [accepted, shed] = [withStatus(twice, 200), withStatus(twice, 503)]
  process.stdout.write('\n')
  say(['', 'per second', 'median', 'p95', 'p99', 'crowd late'])
  for (const { name, samples, lagMs } of [
    { name: 'at capacity: accepted', samples: withStatus(full, 200), lagMs: full.lagMs },
    { name: 'at twice the capacity: accepted', samples: accepted, lagMs: twice.lagMs },
    { name: 'at twice the capacity: quick 503', samples: shed, lagMs: twice.lagMs },
  ]) {
    const times = millisecondsOf(samples)
    const quantiles = [0.5, 0.95, 0.99].map((part) => quantile(times, part))
    say([name, samples.length / seconds, ...quantiles, lagMs])
  }
  say(['at twice the capacity: any other answer', twice.samples.length - accepted.length - shed.length])
  say(['resident memory, MiB', (shop.residentBytes() ?? 0) / 1024 ** 2])
  say([
    'ms until everyone is answered as usual again',
    Math.max(0, ...late.map((sample) => sample.startedAt)),
  ])
} finally {
  await shop.stop()
  await store.stop()
}
