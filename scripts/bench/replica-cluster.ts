import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findNginx, startNginx } from '../tools/nginx.ts'
import { type WatchedServer, watchServer } from '../tools/watched-server.ts'

type Options = {
  readonly count: number
  /** Of nginx; the replicas have the next ones. */
  readonly port: number
  readonly environment: Readonly<Record<string, string>>
}

export type ReplicaCluster = {
  readonly url: string
  readonly count: number
  /** As a crash or the system does it. */
  readonly kill: (index: number) => Promise<void>
  /** In order, as an operator does it. */
  readonly end: (index: number) => Promise<void>
  /** Again on its data; resolves when it is ready. */
  readonly start: (index: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Some replicas of the built shop, each with data of its own, behind nginx with `deploy/nginx.conf`. */
export async function startCluster({ count, port, environment }: Options): Promise<ReplicaCluster> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'replicas-'))
  const running = new Map<number, WatchedServer>()
  const ports = Array.from({ length: count }, (_, index) => port + 1 + index)

  async function start(index: number): Promise<void> {
    const own = ports[index] ?? 0
    const replica = await watchServer({
      script: 'scripts/start.ts',
      port: own,
      environment: {
        ...environment,
        SITE_URL: `http://127.0.0.1:${port}`,
        TRUST_PROXY_HOPS: '1',
        DATA_DIR: path.join(folder, String(index)),
      },
      readyPath: '/api/health/ready',
      startTimeoutMs: 60_000,
    })
    running.set(index, replica)
  }

  async function signal(index: number, name: NodeJS.Signals): Promise<void> {
    const replica = running.get(index)
    replica?.signal(name)
    await replica?.ended
  }

  async function stopAll(): Promise<void> {
    await Promise.allSettled([...running.values()].map((replica) => replica.stop()))
    fs.rmSync(folder, { recursive: true, force: true })
  }

  try {
    for (const index of ports.keys()) await start(index)
    const nginx = await startNginx({ program: findNginx() ?? '', port, replicas: ports })
    return {
      url: `http://127.0.0.1:${port}`,
      count,
      kill: (index) => signal(index, 'SIGKILL'),
      end: (index) => signal(index, 'SIGTERM'),
      start,
      async stop() {
        await nginx.stop()
        await stopAll()
      },
    }
  } catch (error) {
    await stopAll()
    throw error
  }
}
