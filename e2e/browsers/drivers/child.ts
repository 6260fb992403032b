import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

export type Child = {
  readonly output: () => string
  /** The first match in what it has written; throws when it ends before, or after 30 s. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>
  readonly stop: () => Promise<void>
}

type Options = { readonly environment?: Readonly<Record<string, string>> }

/** A browser or a helper of one as a process of its own. */
export function startChild(
  command: string,
  parameters: readonly string[],
  { environment = {} }: Options = {},
): Child {
  const child = spawn(command, parameters, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: browsers have children that outlive them.
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  child.once('error', (error) => {
    output += String(error)
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const endWithUs = () => endGroup(child)
  process.once('exit', endWithUs)
  return {
    output: () => output,
    async says(pattern) {
      const deadline = Date.now() + 30_000
      for (;;) {
        const match = pattern.exec(output)
        if (match) return match
        if (child.exitCode !== null || child.pid === undefined || Date.now() > deadline) {
          throw new Error(`${command} did not say ${pattern}:\n${output}`)
        }
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async stop() {
      endGroup(child)
      await ended
      process.off('exit', endWithUs)
    },
  }
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Gone already.
  }
}

/** An empty folder for a profile, and how to remove it. */
export function makeFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mercado-browser-'))
  // A browser that was just ended may still be writing.
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/** A port without a listener. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
