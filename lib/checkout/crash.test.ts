import { type ChildProcess, fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { banana, storeId } from '../adapters/embedded/testing/small-catalog.ts'
import type { Fault } from '../adapters/hostinger/testing/fault-server.ts'
import { openNamedJournal } from '../orders/testing/open-named-journal.ts'
import { keyOf } from '../orders/testing/sample-orders.ts'
import { createDatabase } from '../server/database/testing/create-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { acceptCheckout, type CountingStore, startCountingStore } from './testing/counting-store.ts'

// Real processes, a journal on disk, a store over HTTP; the processes are killed where it hurts.
const script = fileURLToPath(new URL('./testing/checkout-process.ts', import.meta.url))
const shopper = '(47) 99876-5432'

// What one process has compiled the next ones need not.
const compiled = newFolder()

const folders: string[] = []
/** An empty journal of each kind, as `openNamedJournal` takes it. */
const journals = {
  SQLite: async () => {
    const folder = newFolder()
    folders.push(folder)
    return folder
  },
  Postgres: createDatabase,
}

let journalName: string
let store: CountingStore
beforeEach(async () => {
  store = await startCountingStore()
})
afterEach(async () => {
  await store.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

type Reply = { readonly url?: string; readonly kind?: string; readonly step?: string }
type Running = { readonly child: ChildProcess; readonly reply: Promise<Reply>; readonly output: () => string }

/** Starts the same attempt in a process of its own; `step` is where it stands still. */
function attempt(step = 'none'): Running {
  const child = fork(script, [journalName, store.origin, storeId, step, banana, shopper], {
    execArgv: ['--conditions=react-server'],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += String(chunk)
    })
  }
  const reply = new Promise<Reply>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Reply))
    child.once('exit', (code) =>
      reject(new Error(`ended with ${code} before it reported anything: ${output}`)),
    )
  })
  return { child, reply, output: () => output }
}

function ended({ child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

async function kill(running: Running): Promise<void> {
  running.child.kill('SIGKILL')
  running.reply.catch(() => undefined)
  await ended(running)
}

async function stateNow(): Promise<string | null> {
  const journal = await openNamedJournal(journalName)
  const order = await journal.findOptional(keyOf(1))
  await journal.close()
  return order?.state ?? null
}

const unknown = { kind: 'checkout-unknown' }

describe.each(['SQLite', 'Postgres'] as const)('with its journal in %s', (kind) => {
  beforeEach(async () => {
    journalName = await journals[kind]()
  })

  describe('R18 a process that is killed', () => {
    it('R18 before the order is written: the same attempt opens the only checkout', async () => {
      const running = attempt('before sending')
      await running.reply
      await kill(running)
      expect([await stateNow(), store.checkouts()]).toEqual([null, 0])
      expect(await attempt().reply).toEqual({ url: `${store.origin}/pay/1` })
      expect([await stateNow(), store.checkouts()]).toEqual(['opened', 1])
    })

    it.each([
      ['the order is about to be sent: it is unknown, and is not sent', 'after sending', 0],
      [
        'the store answered and that is not yet written: it is unknown, and is not sent again',
        'before opened',
        1,
      ],
      ['the address is written: the same attempt gets the same address', 'after opened', 1],
    ])('R18 when %s', async (_title, step, checkouts) => {
      const running = attempt(step)
      await running.reply
      await kill(running)
      const isOpened = step === 'after opened'
      expect(await attempt().reply).toEqual(isOpened ? { url: `${store.origin}/pay/1` } : unknown)
      expect([await stateNow(), store.checkouts()]).toEqual([isOpened ? 'opened' : 'unknown', checkouts])
    })

    it('R18 while the store holds its answer: it is unknown, and is not sent again', async () => {
      const reached = new Promise<void>((resolve) => store.answerCheckouts(() => resolve()))
      const running = attempt()
      await reached
      await kill(running)
      store.answerCheckouts(acceptCheckout(() => store.origin))
      expect(await attempt().reply).toEqual(unknown)
      expect([await stateNow(), store.checkouts()]).toEqual(['unknown', 1])
    })
  })

  it('R8 two living processes with one attempt open one checkout, and both have its address', async () => {
    const both: Fault = (request, response) => {
      setTimeout(() => acceptCheckout(() => store.origin)(request, response), 300)
    }
    store.answerCheckouts(both)
    const reply = await Promise.all([attempt().reply, attempt().reply])
    expect(reply).toEqual([{ url: `${store.origin}/pay/1` }, { url: `${store.origin}/pay/1` }])
    expect(store.checkouts()).toBe(1)
  })
})

describe('S14 the log of a whole checkout', () => {
  beforeEach(async () => {
    journalName = await journals.SQLite()
  })

  const digits = shopper.replace(/\D/g, '')
  const fours = Array.from({ length: digits.length - 3 }, (_, index) => digits.slice(index, index + 4))
  const typed = ['876-5', '76-54', '(47) 9']
  // The time of a line holds four digits in a row by itself.
  const withoutTime = (line: string) => JSON.stringify({ ...JSON.parse(line), time: '' })

  /** A store that quotes what the shopper wrote, in all it says. */
  const quoting =
    (status: number): Fault =>
    (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ message: [`metadata ${shopper}`, digits], code: 'bad_contact' }))
    }

  it.each([
    ['opens', null],
    ['is refused', quoting(422)],
    ['comes back unreadable', quoting(200)],
  ])('S14 S20 holds no digits of the number when it %s', async (_title, answer) => {
    if (answer) store.answerCheckouts(answer)
    const running = attempt()
    await running.reply
    await ended(running)
    const lines = running.output().trim().split('\n').map(withoutTime)
    expect(lines.some((line) => line.includes('"event":"checkout.state"'))).toBe(true)
    for (const part of [...fours, ...typed, keyOf(1)]) {
      expect(lines.filter((line) => line.includes(part))).toEqual([])
    }
  })
})
