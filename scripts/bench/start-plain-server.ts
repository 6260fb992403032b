import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { besideTheLoad } from './get-load.ts'
import type { PlainAnswer } from './plain-server.ts'

/** Starts `plain-server.ts` with these answers, by their path, and waits until it listens. */
export async function startPlainServer(answers: Readonly<Record<string, PlainAnswer>>, port: number) {
  const script = path.resolve(import.meta.dirname, 'plain-server.ts')
  const [program, ...parameters] = besideTheLoad('node', script)
  const child = spawn(program, parameters, {
    env: { ...process.env, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(answers))
  await once(child.stdout, 'data')
  return {
    async stop(): Promise<void> {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
