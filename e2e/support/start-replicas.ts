// Starts the shop of the browser tests as two replicas: data of their own, one database, one sample store, and nginx with
// deploy/nginx.conf in front, at the port where the tests look for the shop.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { startPostgres } from '../../lib/server/database/testing/start-postgres.ts'
import { findNginx, type RunningNginx, startNginx } from '../../scripts/tools/nginx.ts'
import { replicaDatabaseUrl, replicaPorts } from './replica-ports.ts'

const { DATA_DIR: directory, PORT: port } = process.env
if (!directory?.includes('.data-e2e')) throw new Error('DATA_DIR must be the folder of the browser tests')
const program = findNginx()
if (program === null) throw new Error('nginx is not installed')

fs.rmSync(directory, { recursive: true, force: true })
const store = path.join(directory, 'store')
fs.mkdirSync(store, { recursive: true })
let nginx: RunningNginx | undefined
const postgres = await startPostgres({ port: replicaPorts.database })

/** As deploy/compose.yaml does: what a replica writes is its own, but for the sample store. */
function startReplica(replicaPort: number): ChildProcess {
  const data = path.join(directory as string, String(replicaPort))
  fs.mkdirSync(data)
  fs.symlinkSync(store, path.join(data, 'embedded-store'))
  return spawn('node', ['scripts/start.ts'], {
    env: {
      ...process.env,
      PORT: String(replicaPort),
      DATA_DIR: data,
      DATABASE_URL: replicaDatabaseUrl,
      TRUST_PROXY_HOPS: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Playwright gives up where this takes too long. */
async function untilReady(replicaPort: number): Promise<void> {
  const address = `http://127.0.0.1:${replicaPort}/api/health/ready`
  while (!(await fetch(address).catch(() => null))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

let isEnding = false
const replicas = replicaPorts.shops.map(startReplica)
for (const replica of replicas) replica.once('exit', (code) => void end(code ?? 1))
await Promise.all(replicaPorts.shops.map(untilReady))
nginx = await startNginx({ program, port: Number(port), replicas: replicaPorts.shops })

async function end(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  await nginx?.stop()
  await Promise.all(
    replicas.map(async (replica) => {
      if (replica.exitCode !== null) return
      const ended = once(replica, 'exit')
      replica.kill('SIGTERM')
      await ended
    }),
  )
  await postgres.remove()
  process.exit(code)
}
process.once('SIGTERM', () => void end(0))
process.once('SIGINT', () => void end(0))
