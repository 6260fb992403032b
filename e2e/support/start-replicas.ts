import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '../../lib/server/database/testing/start-postgres'
import { closedPort } from '../../lib/testing/closed-port'
import { findNginx, startNginx } from '../../scripts/tools/nginx'
import { runShop } from '../../scripts/tools/run-shop'

/**
 * Starts the shop that most tests share as two replicas: data of their own, as in deploy/compose.yaml, one database, one
 * sample store, and nginx with deploy/nginx.conf in front.
 */
export default async function startReplicas(): Promise<() => Promise<void>> {
  const program = findNginx()
  if (program === null) throw new Error('nginx is not installed')
  const store = fs.mkdtempSync(path.join(os.tmpdir(), 'replica-store-'))
  const postgres = await startPostgres()
  const port = await closedPort()
  const environment = {
    SITE_URL: `http://localhost:${port}`,
    DATABASE_URL: await postgres.createDatabase(),
    TRUST_PROXY_HOPS: '1',
  }
  const command = `ln -s '${store}' "$DATA_DIR/embedded-store" && exec node scripts/start.ts`
  const replicas = []
  for (const _ of [1, 2]) replicas.push(await runShop({ environment, command: ['sh', '-c', command] }))
  const nginx = await startNginx({ program, port, replicas: replicas.map((replica) => replica.port) })
  process.env['SHOP_URL'] = environment.SITE_URL
  process.env['SHOP_DATABASE'] = environment.DATABASE_URL
  return async () => {
    await nginx.stop()
    for (const replica of replicas) await replica.close()
    await postgres.remove()
    fs.rmSync(store, { recursive: true, force: true })
  }
}
