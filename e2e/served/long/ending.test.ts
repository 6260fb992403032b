import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import { expect, test } from '@playwright/test'
import { isBuilt } from '../../scripts/tools/build.mjs'
import { isInstalled } from '../../scripts/tools/install.mjs'
import { keepFaultyStore, openFaultyShop, purchaseOf, type Sellable } from '../support/faulty-shop'
import { portsOf } from '../support/ports'

const ports = portsOf('ending')

type Process = { readonly pid: number; readonly command: string }

/** The process and all that it started, in the order in which they were. */
function treeOf(pid: number): Process[] {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
  const all = stdout.split('\n').flatMap((line) => {
    const [, id, parent, state, command = ''] = /^ *(\d+) +(\d+) +(\S+) +(.*)$/.exec(line) ?? []
    return id && !state?.startsWith('Z') ? [{ pid: Number(id), parent: Number(parent), command }] : []
  })
  const below = (id: number): Process[] =>
    all.filter(({ parent }) => parent === id).flatMap((child) => [child, ...below(child.pid)])
  return [...all.filter((each) => each.pid === pid), ...below(pid)]
}

/** Nothing waits a second for what happened long before. */
const often = { intervals: [100] }

const isServer = ({ command }: Process) => /^node .*scripts\/start\.mjs/.test(command)
const isNpm = ({ command }: Process) => /^npm (start|run up)/.test(command)
const isUp = ({ command }: Process) => /^node scripts\/up\.mjs/.test(command)

function isPortFree(): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(ports.shop, () => probe.close(() => resolve(true)))
  })
}

type Ending = {
  readonly command: readonly [string, ...string[]]
  /** Who is sent the signals; the whole process group where it is not said. */
  readonly to?: (each: Process) => boolean
  readonly signals: readonly NodeJS.Signals[]
}

const inContainer = ['unshare', '--pid', '--fork', '--mount-proc'] as const
const canContain = spawnSync(inContainer[0], [...inContainer.slice(1), 'true']).status === 0
const start = ['npm', 'start'] as const
const up = ['npm', 'run', 'up'] as const

const endings: Readonly<Record<string, Ending>> = {
  'npm start, SIGTERM to npm': { command: start, to: isNpm, signals: ['SIGTERM'] },
  'npm start, SIGINT to npm': { command: start, to: isNpm, signals: ['SIGINT'] },
  'npm start, SIGHUP to npm': { command: start, to: isNpm, signals: ['SIGHUP'] },
  'npm start, npm killed': { command: start, to: isNpm, signals: ['SIGKILL'] },
  'npm start, SIGTERM to the server': { command: start, to: isServer, signals: ['SIGTERM'] },
  'npm start, SIGTERM to npm twice': { command: start, to: isNpm, signals: ['SIGTERM', 'SIGTERM'] },
  'npm start, SIGTERM to the whole group': { command: start, signals: ['SIGTERM'] },
  'npm start, Ctrl+C twice': { command: start, signals: ['SIGINT', 'SIGINT'] },
  'npm start, a closed terminal': { command: start, signals: ['SIGHUP'] },
  'npm run up, SIGTERM to npm': { command: up, to: isNpm, signals: ['SIGTERM'] },
  'npm run up, npm killed': { command: up, to: isNpm, signals: ['SIGKILL'] },
  'npm run up, SIGTERM to its script': { command: up, to: isUp, signals: ['SIGTERM'] },
  'npm run up, its script killed': { command: up, to: isUp, signals: ['SIGKILL'] },
  'npm run up, Ctrl+C': { command: up, signals: ['SIGINT'] },
  'npm start as process 1': { command: [...inContainer, ...start], to: isNpm, signals: ['SIGTERM'] },
  'the server as process 1': {
    command: [...inContainer, 'node', 'scripts/start.mjs'],
    to: isServer,
    signals: ['SIGTERM'],
  },
}

test.describe('R24 a signal at any level', () => {
  test.describe.configure({ mode: 'serial' })
  keepFaultyStore(ports)
  for (const [name, { command, to, signals }] of Object.entries(endings)) {
    test(`R24 ${name}: a checkout under way is answered, no new one is accepted, and the port is free`, async () => {
      test.skip(command[0] === 'unshare' && !canContain, 'this user may not make a namespace')
      // It would install and build beside the other tests.
      const canRunUp = isInstalled() && isBuilt()
      test.skip(
        command.includes('up') && !canRunUp,
        'not installed and built by our scripts: npm test does both',
      )
      const open = await openFaultyShop({ ports, isStoreKept: true, command })
      try {
        await open.misbehave({ route: '^POST', mode: 'slow', milliseconds: 1500 })
        const { checkoutCalls } = await open.storeState()
        const held = open.post('/api/checkout', purchaseOf(open.products[0] as Sellable)).then(
          ({ status }) => status,
          () => 'cut off',
        )
        await expect.poll(async () => (await open.storeState()).checkoutCalls, often).toBe(checkoutCalls + 1)
        const tree = treeOf(open.shop.pid)
        // No shell stands between npm and the server: it would end at the signal, and npm with it.
        if (!command.includes('up'))
          expect(tree.filter((each) => /^(sh|bash|dash) /.test(each.command))).toEqual([])
        expect(tree.find(isServer)?.command).toContain('--max-semi-space-size=')
        const receiver = to ? tree.find(to)?.pid : -open.shop.pid
        if (receiver === undefined) throw new Error(`no process to signal among ${JSON.stringify(tree)}`)
        for (const signal of signals) {
          process.kill(receiver, signal)
          await new Promise((resolve) => setTimeout(resolve, 200))
        }

        await expect.poll(() => open.ask('/api/health/live').catch(() => 'refused'), often).toBe('refused')
        expect(await held).toBe(200)
        await expect.poll(isPortFree, often).toBe(true)
        const code = await open.shop.ended
        // npm itself ends by the other signals.
        if (signals.includes('SIGTERM') && !command.includes('up')) expect(code).toBe(0)
        else if (signals.includes('SIGTERM') || to === undefined) expect([0, null, 130, 143]).toContain(code)
        await expect.poll(() => tree.filter(({ pid }) => treeOf(pid).length > 0), often).toEqual([])
      } finally {
        await open.stop()
      }
    })
  }

  test('R24 the server as process 1 ends before it is open, too', async () => {
    test.skip(!canContain, 'this user may not make a namespace')
    const [program, ...rest] = [...inContainer, 'node', 'scripts/start.mjs']
    const child = spawn(program, rest, {
      env: { ...process.env, PORT: String(ports.shop), DATA_DIR: test.info().outputPath('data') },
      stdio: 'ignore',
    })
    const ended = once(child, 'exit')
    await expect.poll(() => treeOf(child.pid ?? 0).some(isServer), often).toBe(true)
    const server = treeOf(child.pid ?? 0).find(isServer)?.pid ?? 0
    try {
      // From its very first line on; a signal that comes before that finds no process.
      while (child.exitCode === null && treeOf(server).length > 0) {
        spawnSync('kill', ['-TERM', String(server)])
        await new Promise((resolve) => setTimeout(resolve, 50))
        expect(await isPortFree()).toBe(true)
      }
      expect((await ended)[0]).toBe(0)
    } finally {
      spawnSync('kill', ['-KILL', String(server)])
    }
  })

  test('R24 a log without a reader ends nothing', async () => {
    const fifo = test.info().outputPath('log')
    fs.mkdirSync(test.info().outputDir, { recursive: true })
    spawnSync('mkfifo', [fifo])
    const open = await openFaultyShop({
      ports,
      isStoreKept: true,
      command: [
        'sh',
        '-c',
        `cat ${fifo} >/dev/null & echo $! >${fifo}.pid; exec node scripts/start.mjs >${fifo} 2>&1`,
      ],
    })
    try {
      process.kill(Number(fs.readFileSync(`${fifo}.pid`, 'utf8')), 'SIGKILL')
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const bought = await open.post('/api/checkout', purchaseOf(open.products[0] as Sellable))
        expect(bought.status).toBe(200)
      }
      expect(open.shop.isRunning()).toBe(true)
    } finally {
      await open.stop()
    }
  })
})
