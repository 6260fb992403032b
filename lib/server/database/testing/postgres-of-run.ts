import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { type RunningPostgres, startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgresOfRun: string
  }
}

/** Shares one Postgres among the test files of a run; starts on first use. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let running: Promise<RunningPostgres> | null = null
  const server = http.createServer(async (_request, response) => {
    try {
      // Autovacuum would visit hundreds of short-lived databases.
      running ??= startPostgres({ settings: ['max_connections=400', 'autovacuum=off'] })
      const { createDatabase } = await running
      response.end(await createDatabase())
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provide('postgresOfRun', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.close()
    const postgres = await running?.catch(() => null)
    await postgres?.remove()
  }
}
