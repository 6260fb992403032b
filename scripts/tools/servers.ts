import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** '' means Playwright's own Chromium. */
export const chromiumPath =
  process.env['CHROMIUM_PATH'] ?? (fs.existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : '')

const port = 3210
const { E2E_DATABASE_URL: sharedDatabase } = process.env

/** The shop that most tests use: production build, embedded store, data of its own. */
export const shop = {
  url: `http://localhost:${port}`,
  environment: {
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: path.resolve('.data-e2e'),
    // All browsers of the tests have one address.
    RATE_LIMIT_SCALE: '100',
    // Of the replicas that may stand in its place.
    ...(sharedDatabase ? { DATABASE_URL: sharedDatabase } : {}),
  },
}

export type RunningServer = { readonly url: string; readonly stop: () => Promise<void> }

type Options = {
  readonly script: string
  readonly port: number
  readonly parameters?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** Answers with 200 once the server is ready. */
  readonly readyPath: string
}

/** Starts one of our servers as a process of its own and waits until it answers; throws after 30 s. */
export async function startServer({
  script,
  port,
  parameters = [],
  environment = {},
  readyPath,
}: Options): Promise<RunningServer> {
  const url = `http://localhost:${port}`
  if (await answers(url)) throw new Error(`another server answers at ${url}; end it first`)
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'mercado-local-'))
  const child = spawn('node', [script, ...parameters], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDirectory,
      RATE_LIMIT_SCALE: '100',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitForAnswer(`${url}${readyPath}`, child)
  return {
    url,
    async stop() {
      await stopProcess(child)
      fs.rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  )
}

async function waitForAnswer(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server for ${address} ended with ${child.exitCode}`)
    // One try that is never answered leaves time for others.
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`${address} did not answer within 30 s`)
}

function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    const force = setTimeout(() => child.kill('SIGKILL'), 5000)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
