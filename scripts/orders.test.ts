import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { plainPick } from '../lib/domain/fulfillment.ts'
import { openSqliteJournal } from '../lib/orders/sqlite-journal.ts'
import {
  digestOrderCode,
  keyOf,
  newOrderOf,
  orderLineOf,
  sampleDelivery,
  sampleReturns,
} from '../lib/orders/testing/sample-orders.ts'
import { newFolder } from '../lib/testing/new-folder.ts'
import { parseOptions } from './orders/parse-options.ts'
import { selectOrders } from './orders/select-orders.ts'

const root = path.resolve(import.meta.dirname, '..')
const hour = 3_600_000
const start = Date.now()

const folder = newFolder()
let time = start
const journal = openSqliteJournal({
  folder: path.join(folder, 'orders'),
  now: () => time,
  createCode: digestOrderCode,
})
afterAll(() => journal.close())

/** The command as an operator runs it, while the journal is open here as it is in a shop. */
function orders(...parameters: string[]) {
  const env = { ...process.env, DATA_DIR: folder }
  return spawnSync(process.execPath, ['scripts/orders.ts', ...parameters], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
}

async function open(number: number, hoursAgo: number, overrides: Parameters<typeof newOrderOf>[0] = {}) {
  time = start - hoursAgo * hour
  const key = keyOf(number)
  await journal.create(newOrderOf({ ...overrides, key }))
  await journal.createEvent({ key, from: ['recorded'], to: 'sending' })
  await journal.createEvent({
    key,
    from: ['sending'],
    to: 'opened',
    upstreamStatus: 201,
    correlationId: 'corr-1',
    changes: {
      paymentUrl: `https://pay.example/${number}`,
      metadataSent: number !== 2,
      customFieldsSent: false,
      returnValues: sampleReturns,
    },
  })
}

await open(1, 300)
await open(2, 50, {
  lines: [
    orderLineOf({ seenAmount: 500, substitution: 'remove', note: '=1+1 \u001b[31mred' }),
    orderLineOf(),
  ],
  delivery: { ...sampleDelivery, city: 'Balneário\u202e Camboriú' },
})
await open(3, 40, { kind: 'buy-now', delivery: null })
await journal.createEvent({ key: keyOf(3), from: ['opened'], to: 'arrived' })
time = start - 2 * hour
await journal.create(newOrderOf({ key: keyOf(4), delivery: { ...sampleDelivery, city: 'Itajaí' } }))
time = start - hour
await journal.create(newOrderOf({ key: keyOf(5) }))
await journal.createEvent({
  key: keyOf(5),
  from: ['recorded'],
  to: 'unknown',
  detail: 'no answer in 8000 ms',
})
await open(6, 0.1)
const move = { key: keyOf(6), by: 'ana' } as const
await journal.createFulfillmentEvent({ ...move, from: 'waiting', to: 'picking' })
const replaced = { ...plainPick, state: 'replaced', quantity: 1, replacement: 'Maçã' } as const
await journal.savePick({ ...move, line: 0, ...replaced })

const numbers = (...list: number[]) => list.map(keyOf)

describe('npm run orders', () => {
  it('lists orders newest first with contact, city, choice, products, exceptions and notes', () => {
    const { status, stdout, stderr } = orders()
    expect([status, stderr]).toEqual([0, '6 orders\n'])
    const lines = stdout.split('\n')
    expect(lines[0]).toMatch(/^time +state +market +kind +total +contact +city +if missing +store +key$/)
    const second = lines.findIndex((line) => line.endsWith(keyOf(2)))
    expect(lines[second]).toMatch(/opened +cart +R\$ 23,60 +\+5547999991234 .* similar +DETAILS NOT SENT/)
    expect(lines[second + 1]).toBe(
      '    2 x Banana Prata, 1 kg  R$ 5,90 each (seen: R$ 5,00)  [if missing: remove; note: =1+1  [31mred]',
    )
    expect(stdout.indexOf(keyOf(6))).toBeLessThan(stdout.indexOf(keyOf(1)))
  })

  it('says what needs a human, and why', () => {
    const { status, stdout, stderr } = orders('--pending')
    expect(status).toBe(0)
    expect(stderr).toMatch(/^3 orders, looked back to .+ \(--since\)\n$/)
    const reasonOf = (number: number) =>
      stdout
        .split('\n')
        .slice(stdout.split('\n').findIndex((line) => line.endsWith(keyOf(number))))
        .find((line) => line.startsWith('    !'))
    expect(reasonOf(5)).toContain('the store may have opened a payment that the shopper never saw')
    expect(reasonOf(4)).toContain('written down and never sent')
    expect(reasonOf(2)).toContain(
      'payment opened 3000 min ago, and no one has seen it paid or cancelled since',
    )
  })

  it('filters by state, time, city and text', async () => {
    const select = async (...parameters: string[]) => {
      const { orders } = await selectOrders(journal, parseOptions(parameters, start), start)
      return orders.map(({ key }) => key)
    }
    expect(await select('--pending', '--since', '30d')).toEqual(numbers(5, 4, 2, 1))
    expect(await select('--state', 'arrived', '--state', 'unknown')).toEqual(numbers(5, 3))
    expect(await select('--since', '45h', '--until', '90m')).toEqual(numbers(4, 3))
    expect(await select('--city', 'itajai')).toEqual(numbers(4))
    expect(await select('--search', digestOrderCode(keyOf(3)))).toEqual(numbers(3))
    expect(await select('--search', '(47) 99999-1234', '--limit', '1')).toEqual(numbers(6))
    expect(await select('--search', 'banana', '--until', '200h')).toEqual(numbers(1))
  })

  it('shows one order with all its changes', () => {
    const { status, stdout } = orders('--show', keyOf(2))
    expect(status).toBe(0)
    expect(stdout).toContain('opened  (status 201, correlation corr-1)')
    expect(stdout).toContain('https://pay.example/2')
    // As shoppers read it.
    const code = digestOrderCode(keyOf(2))
      .toUpperCase()
      .replace(/....(?=.)/g, '$&-')
    expect(orders('--show', code).stdout).toBe(stdout)
    expect(orders('--search', code).stderr).toBe('1 order\n')
  })

  it('shows what the market did with it', () => {
    const { stdout } = orders('--show', keyOf(6))
    expect(stdout).toMatch(/^market +picking$/m)
    expect(stdout).toMatch(/^ {4}\S+ {2}waiting -> picking {2}ana$/m)
    expect(stdout).toMatch(/^ {4}\S+ {2}line 1 replaced, 1 pieces, Maçã {2}ana$/m)
    expect(orders('--limit', '1').stdout).toMatch(/opened +picking +cart/)
    expect(orders('--csv', '--limit', '1').stdout).toMatch(/,picking,\S+Z$/m)
    expect(JSON.parse(orders('--show', keyOf(6), '--json').stdout).work).toHaveLength(2)
  })

  it('R54 S59 prints nothing by which an order could be called paid, or which steers a terminal', () => {
    const all = [['--json'], ['--csv'], [], ['--show', keyOf(2)], ['--show', keyOf(2), '--json']]
    for (const parameters of all) {
      const { stdout } = orders(...parameters)
      expect(stdout).toContain(keyOf(2))
      expect(/[\p{Cf}\p{Cc}]/u.test(stdout.replace(/^\ufeff|\n/g, ''))).toBe(false)
      for (const value of Object.values(sampleReturns)) expect(stdout).not.toContain(value)
    }
  })

  it('ends with the number that says how it went', () => {
    const unknownOrder = orders('--show', keyOf(9))
    expect([unknownOrder.status, unknownOrder.stderr]).toEqual([
      1,
      expect.stringContaining('There is no order'),
    ])
    const { status, stderr } = orders('--state', 'paid')
    expect([status, stderr]).toEqual([2, expect.stringContaining('See --help.')])
  })

  it('S14 erases the number of an order on request', async () => {
    expect(orders('--erase-contact', keyOf(1)).status).toBe(0)
    expect((await journal.findOptional(keyOf(1)))?.delivery?.whatsapp).toBeNull()
    expect(orders('--erase-contact', keyOf(1)).stdout).toBe('Nothing was left to erase in this order.\n')
  })
})

it('npm run orders says so where there is no journal, and makes none', () => {
  const empty = newFolder()
  const env = { ...process.env, DATA_DIR: empty }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/orders.ts'], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is no journal')])
  expect(fs.readdirSync(empty)).toEqual([])
})
