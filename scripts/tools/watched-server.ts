import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export type WatchedServer = {
  readonly url: string
  readonly pid: number
  readonly output: () => string
  /** Resolves with the exit code; null after a signal. */
  readonly ended: Promise<number | null>
  readonly isRunning: () => boolean
  readonly signal: (name: NodeJS.Signals) => void
  /** Null where unsupported. */
  readonly residentBytes: () => number | null
  /** Null where unsupported. */
  readonly openDescriptors: () => number | null
  readonly dataDirectory: string
  readonly stop: () => Promise<void>
}

type Options = {
  readonly script: string
  /** Starts in its own process group, as a supervisor does. */
  readonly command?: readonly [string, ...string[]] | undefined
  readonly port: number
  readonly parameters?: readonly string[]
  readonly nodeFlags?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly readyPath: string
  readonly startTimeoutMs?: number
}

/** Starts a server on empty data; throws after `startTimeoutMs`. */
export async function watchServer({
  script,
  port,
  parameters = [],
  nodeFlags = [],
  command = ['node', ...nodeFlags, script, ...parameters],
  environment = {},
  readyPath,
  startTimeoutMs = 90_000,
}: Options): Promise<WatchedServer> {
  await expectFree(port)
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'mercado-local-'))
  const [program, ...rest] = command
  const child = spawn(program, rest, {
    detached: program !== 'node',
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDirectory, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const isRunning = () => child.exitCode === null && child.signalCode === null

  async function stop(): Promise<void> {
    const force = setTimeout(() => child.kill('SIGKILL'), 5000)
    if (isRunning()) child.kill('SIGTERM')
    await ended
    clearTimeout(force)
    if (program !== 'node') endGroup(child.pid)
    fs.rmSync(dataDirectory, { recursive: true, force: true })
  }

  const url = `http://localhost:${port}`
  const deadline = Date.now() + startTimeoutMs
  const ask = () => fetch(`${url}${readyPath}`, { signal: AbortSignal.timeout(startTimeoutMs / 3) })
  while (!(await ask().catch(() => null))?.ok) {
    if (!isRunning() || Date.now() > deadline) {
      await stop()
      throw new Error(`${url}${readyPath} did not answer:\n${chunks.join('')}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    pid: child.pid ?? 0,
    output: () => chunks.join(''),
    ended,
    isRunning,
    signal: (name) => void child.kill(name),
    residentBytes: () => residentBytes(child.pid),
    openDescriptors: () => openDescriptors(child.pid),
    dataDirectory: environment['DATA_DIR'] ?? dataDirectory,
    stop,
  }
}

function endGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL')
  } catch {
    // Already ended.
  }
}

/** Another server's answers would pass for ours. */
async function expectFree(port: number): Promise<void> {
  const answer = await fetch(`http://localhost:${port}/`).catch(() => null)
  if (answer) throw new Error(`port ${port} is in use`)
}

function residentBytes(pid: number | undefined): number | null {
  const file = `/proc/${pid}/status`
  if (!fs.existsSync(file)) return null
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(file, 'utf8')) ?? []
  return kilobytes === undefined ? null : Number(kilobytes) * 1024
}

function openDescriptors(pid: number | undefined): number | null {
  const folder = `/proc/${pid}/fd`
  return fs.existsSync(folder) ? fs.readdirSync(folder).length : null
}
