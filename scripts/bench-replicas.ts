import { parseArgs } from 'node:util'
import type { Order } from '../lib/domain/order.ts'
import { openPostgresJournal } from '../lib/orders/postgres/journal.ts'
import { startPostgres } from '../lib/server/database/testing/start-postgres.ts'
import { accountForOrders, type ReplicasRun, tableOfRuns } from './bench/account-for-orders.ts'
import { requireForBench } from './bench/built-shop.ts'
import { listCarts } from './bench/carts.ts'
import { startShoppers } from './bench/counted-shoppers.ts'
import { measure, withStatus } from './bench/load.ts'
import { type ReplicaCluster, startCluster } from './bench/replica-cluster.ts'
import { machineLine, sayReport } from './bench/report.ts'
import type { FaultyStoreState } from './faulty-store/serve-faulty-store.ts'
import { findNginx } from './tools/nginx.ts'
import { watchServer } from './tools/watched-server.ts'

// npm run bench -- replicas: some replicas of the shop behind nginx, with shoppers buying while all that can go wrong does.

const { values: flags } = parseArgs({
  options: {
    replicas: { type: 'string', default: '2,4' },
    shoppers: { type: 'string', default: '20' },
    visitors: { type: 'string', default: '10' },
    /** Milliseconds the store takes for a checkout. */
    upstream: { type: 'string', default: '100' },
    /** Seconds for which Postgres is stopped. */
    outage: { type: 'string', default: '20' },
    /** Seconds of each measurement of throughput. */
    seconds: { type: 'string', default: '10' },
    port: { type: 'string', default: '3360' },
    /** Writes the table into docs/reliability.md. */
    write: { type: 'boolean', default: false },
  },
})
const port = Number(flags.port)
const seconds = Number(flags.seconds)

requireForBench(
  findNginx() ? null : "There is no nginx on this machine. Install it (Debian's package is called nginx).",
)

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const began = performance.now()
function tell(text: string): void {
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}\n`)
}

const postgres = await startPostgres({ isSynced: true })
const storeUrl = `http://127.0.0.1:${port - 1}`
const store = await watchServer({ script: 'scripts/faulty-store.ts', port: port - 1, readyPath: '/__state' })
const storeState = async () => (await (await fetch(`${storeUrl}/__state`)).json()) as FaultyStoreState
const carts = await listCarts(`${storeUrl}/store/store_faulty`, `http://127.0.0.1:${port}`)
const answerTime = { route: '^POST', mode: 'slow', milliseconds: Number(flags.upstream) }
await fetch(`${storeUrl}/__fault`, { method: 'POST', body: JSON.stringify({ faults: [answerTime] }) })

/** Everything that may happen to the replicas, one thing after the other. */
async function misfortune(cluster: ReplicaCluster): Promise<void> {
  await wait(5000)
  for (const index of [0, cluster.count - 1, 0]) {
    tell(`replica ${index + 1} is killed`)
    await cluster.kill(index)
    await wait(2000)
    await cluster.start(index)
    await wait(2000)
  }
  for (let index = 0; index < cluster.count; index += 1) {
    tell(`replica ${index + 1} is updated`)
    await cluster.end(index)
    await cluster.start(index)
  }
  tell(`Postgres is stopped for ${flags.outage} s`)
  await postgres.stop()
  await wait(Number(flags.outage) * 1000)
  await postgres.start()
  tell('Postgres is there again')
  await wait(10_000)
}

/** When no shopper is sending any more. */
async function settledOrders(url: string): Promise<readonly Order[]> {
  const journal = await openPostgresJournal({ url, now: Date.now })
  try {
    for (let time = 0; ; time += 1) {
      const orders = await journal.list({})
      if (time > 20 || !orders.some(({ state }) => state === 'sending')) return orders
      await wait(1000)
    }
  } finally {
    await journal.close()
  }
}

async function throughput({ url }: Pick<ReplicaCluster, 'url'>): Promise<number> {
  const load = {
    url: `${url}/api/checkout`,
    bodies: carts.throughShop,
    crowd: { kind: 'shoppers', shoppers: 50, pauseMs: 0 } as const,
  }
  await measure({ ...load, seconds: 10 })
  return withStatus(await measure({ ...load, seconds }), 200).length / seconds
}

async function run(count: number, isTried: boolean): Promise<ReplicasRun> {
  const name = count === 1 ? '1 replica' : `${count} replicas`
  tell(`${name} behind nginx`)
  const url = await postgres.createDatabase()
  const environment = {
    DATABASE_URL: url,
    STORE_API_URL: storeUrl,
    STORE_ID: 'store_faulty',
    RATE_LIMIT_SCALE: '10000',
  }
  const cluster = await startCluster({ count, port, environment })
  try {
    if (!isTried) return { name, perSecond: await throughput(cluster), account: null, answers: null }
    const { contacts: before } = await storeState()
    const shoppers = startShoppers({
      url: cluster.url,
      carts,
      shoppers: Number(flags.shoppers),
      visitors: Number(flags.visitors),
    })
    await misfortune(cluster)
    const { purchases, answers } = await shoppers.stop()
    const orders = await settledOrders(url)
    const contacts = (await storeState()).contacts.slice(before.length)
    const account = accountForOrders({ purchases, orders, contacts })
    tell(JSON.stringify(account))
    tell(JSON.stringify({ checkout: [...answers.checkout], page: [...answers.page] }))
    return { name, perSecond: await throughput(cluster), account, answers }
  } finally {
    await cluster.stop()
  }
}

try {
  const runs = [await run(1, false)]
  for (const count of flags.replicas.split(',')) runs.push(await run(Number(count), true))
  const report = `${machineLine()}, on which replicas, nginx,
Postgres, store and crowd run all together. ${flags.shoppers} shoppers and ${flags.visitors} visitors; the store takes ${flags.upstream} ms for a checkout.

${tableOfRuns(runs)}`
  const page = 'docs/reliability.md'
  sayReport(report, { page, mark: 'bench:replicas', isWriting: flags.write })
  const accounts = runs.flatMap(({ account }) => account ?? [])
  process.exitCode = accounts.some(({ lost, doubled, unaccounted }) => lost + doubled + unaccounted > 0)
    ? 1
    : 0
} finally {
  await store.stop()
  await postgres.remove()
}
