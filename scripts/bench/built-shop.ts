import fs from 'node:fs'
import { startShop } from '../tools/servers.ts'
import { type WatchedServer, watchServer } from '../tools/watched-server.ts'

/** Ends the process with a sentence for each thing that a benchmark lacks; without a last build all do. */
export function requireForBench(...missing: readonly (string | null)[]): void {
  const build = fs.existsSync('.next/BUILD_ID') ? null : 'There is no build yet. Run "npm run build" first.'
  const sentences = [build, ...missing].filter((sentence) => sentence !== null)
  if (sentences.length === 0) return
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exit(1)
}

type Options = Pick<Parameters<typeof watchServer>[0], 'port' | 'environment' | 'command'>

/** The shop of the last build at its port, with limits that no crowd of a benchmark reaches. */
export const startBuiltShop = ({ port, environment, command }: Options): Promise<WatchedServer> =>
  startShop({
    port,
    command,
    environment: { SITE_URL: `http://127.0.0.1:${port}`, RATE_LIMIT_SCALE: '10000', ...environment },
  })

/** A store whose faults can be set, and the built shop that sells from it at the next port. */
export async function startShopOverStore({ port, environment }: Omit<Options, 'command'>) {
  const storeUrl = `http://127.0.0.1:${port}`
  const store = await watchServer({ script: 'scripts/faulty-store.ts', port, readyPath: '/__state' })
  const shop = await startBuiltShop({
    port: port + 1,
    environment: { STORE_API_URL: storeUrl, STORE_ID: 'store_faulty', ...environment },
  })
  return { store, shop, storeUrl, shopUrl: `http://127.0.0.1:${port + 1}` }
}
