import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { banana, storeId } from '../../../lib/adapters/embedded/testing/small-catalog'
import { acceptCheckout, startCountingStore } from '../../../lib/checkout/testing/counting-store'
import { closedPort } from '../../../lib/testing/closed-port'
import { newFolder } from '../../../lib/testing/new-folder'
import { isBuilt } from '../../../scripts/tools/build.mjs'
import { isInstalled } from '../../../scripts/tools/install.mjs'
import { runShop } from '../../support/run-shop'

const store = await startCountingStore()
afterAll(store.close)

type Process = { readonly pid: number; readonly parent: number; readonly command: string }

function listProcesses(): Process[] {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
  return stdout.split('\n').flatMap((line) => {
    const [, id, parent, state, command = ''] = /^ *(\d+) +(\d+) +(\S+) +(.*)$/.exec(line) ?? []
    return id && !state?.startsWith('Z') ? [{ pid: Number(id), parent: Number(parent), command }] : []
  })
}

/** The process and all that it started. */
function listTree(pid: number): Process[] {
  const all = listProcesses()
  const below = (id: number): Process[] =>
    all.filter(({ parent }) => parent === id).flatMap((child) => [child, ...below(child.pid)])
  return [...all.filter((each) => each.pid === pid), ...below(pid)]
}

const isAlive = (id: number) => listProcesses().some(({ pid }) => pid === id)
const isServer = ({ command }: Process) => /^node .*scripts\/start\.mjs/.test(command)
const isNpm = ({ command }: Process) => /^npm (start|run up)/.test(command)

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

type Ending = {
  readonly command: readonly [string, ...string[]]
  /** Picks the process that is sent the signal; the whole group of processes without it. */
  readonly to?: (each: Process) => boolean
  readonly signal: NodeJS.Signals
}

const inContainer = ['unshare', '--pid', '--fork', '--mount-proc', 'node', 'scripts/start.mjs'] as const
const canContain = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0
const start = ['npm', 'start'] as const
const up = ['npm', 'run', 'up'] as const
// It would install and build beside the other tests.
const canRunUp = isInstalled() && isBuilt()

const endings: Readonly<Record<string, Ending>> = {
  'npm start, SIGTERM to npm': { command: start, to: isNpm, signal: 'SIGTERM' },
  'npm start, npm killed': { command: start, to: isNpm, signal: 'SIGKILL' },
  'npm start, Ctrl+C twice': { command: start, signal: 'SIGINT' },
  'npm run up, SIGTERM to npm': { command: up, to: isNpm, signal: 'SIGTERM' },
  'npm run up, npm killed': { command: up, to: isNpm, signal: 'SIGKILL' },
  'npm run up, Ctrl+C twice': { command: up, signal: 'SIGINT' },
  'the server as process 1, SIGTERM to it': { command: inContainer, to: isServer, signal: 'SIGTERM' },
}

for (const [name, { command, to, signal }] of Object.entries(endings)) {
  it(`R24 ${name}: a checkout under way is answered, no new one is accepted, and the port is free`, async ({
    skip,
  }) => {
    skip(command === inContainer && !canContain, 'this user may not make a namespace')
    skip(command === up && !canRunUp, 'not installed and built by our scripts')
    const shop = await runShop({ command, environment: { STORE_API_URL: store.origin, STORE_ID: storeId } })
    onTestFinished(shop.close)
    const accept = acceptCheckout(() => store.origin)
    const { promise: sent, resolve: markSent } = Promise.withResolvers<() => unknown>()
    store.answerCheckouts((...exchange) => markSent(() => accept(...exchange)))
    const bought = fetch(`${shop.url}/api/checkout`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': `ending-by-${signal}-1234`,
      },
      body: JSON.stringify({
        kind: 'buy-now',
        items: [{ variantId: banana, quantity: 1, seenAmount: null }],
        cancelPath: '/store',
      }),
    }).then(
      ({ status }) => status,
      () => 'cut off',
    )
    const answerCheckout = await sent
    const tree = listTree(shop.server.pid)
    expect(tree.some(isServer)).toBe(true)
    // No shell stands between npm and the server: it would end at the signal, and npm with it.
    if (command === start) expect(tree.filter((each) => /^(sh|bash|dash) /.test(each.command))).toEqual([])
    const receiver = to ? tree.find(to)?.pid : -shop.server.pid
    if (receiver === undefined) throw new Error(`no process to signal among ${JSON.stringify(tree)}`)
    process.kill(receiver, signal)
    const isRefused = () =>
      fetch(`${shop.url}/api/health/live`).then(
        () => false,
        () => true,
      )
    await expect.poll(isRefused).toBe(true)
    if (!to) process.kill(receiver, signal)
    answerCheckout()
    expect(await bought).toBe(200)
    await expect.poll(() => isPortFree(shop.port)).toBe(true)
    const code = await shop.server.ended
    // npm itself ends by the other signals.
    if (signal === 'SIGTERM' && command !== up) expect(code).toBe(0)
    else expect([0, null, 130, 143]).toContain(code)
    await expect.poll(() => tree.filter(({ pid }) => isAlive(pid))).toEqual([])
  })
}

it('R24 the server as process 1 ends before it is open, too', async ({ skip }) => {
  skip(!canContain, 'this user may not make a namespace')
  const port = await closedPort()
  const [program, ...parameters] = inContainer
  const environment = { ...process.env, PORT: String(port), DATA_DIR: newFolder() }
  const child = spawn(program, parameters, { env: environment, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const findServer = () => listTree(child.pid ?? 0).find(isServer)?.pid ?? 0
  await expect.poll(findServer).toBeGreaterThan(0)
  const server = findServer()
  onTestFinished(() => void spawnSync('kill', ['-KILL', String(server)]))
  let wasOpen = false
  await expect
    .poll(async () => {
      // From its very first line on; a signal that comes before that finds no process.
      spawnSync('kill', ['-TERM', String(server)])
      wasOpen ||= !(await isPortFree(port))
      return isAlive(server)
    })
    .toBe(false)
  expect(wasOpen).toBe(false)
  expect((await ended)[0]).toBe(0)
})
