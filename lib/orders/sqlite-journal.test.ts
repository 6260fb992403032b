import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../server/database/database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { journalContract } from './journal.contract.ts'
import type { OrderFilter } from './order-journal.ts'
import { journalFileName, openSqliteJournal } from './sqlite-journal.ts'
import { digestOrderCode, keyOf, newOrderOf, sampleAddress, sampleDelivery } from './testing/sample-orders.ts'

let folder: string
beforeEach(() => {
  folder = newFolder()
})

journalContract('SQLite', {
  async openEmpty() {
    const { now, passMilliseconds } = stoppedClock(Date.UTC(2026, 0, 2))
    const journal = openSqliteJournal({ folder: ':memory:', now, createCode: digestOrderCode })
    return { journal, passMilliseconds }
  },
  newPlace: async () => newFolder(),
  openAt: (place) => openSqliteJournal({ folder: place, now: Date.now, lockWaitMs: 0 }),
})

const bytesOf = (from: string) => readdirSync(from).map((name) => readFileSync(join(from, name), 'latin1'))

describe('openSqliteJournal', () => {
  it('keeps orders for the next process', async () => {
    const first = openSqliteJournal({ folder, now: Date.now })
    const { order } = await first.create(newOrderOf())
    await first.close()
    const second = openSqliteJournal({ folder, now: Date.now })
    expect(await second.findOptional(keyOf(1))).toEqual(order)
    await second.close()
  })

  it('R50 looks orders up by code, digits and key without writing, and writes down titles for who searches', async () => {
    const journal = openSqliteJournal({ folder, now: Date.now })
    await journal.create(newOrderOf())
    const file = openDatabase(folder, { file: journalFileName })
    const lookUps = [{ code: 'a' }, { codeEnd: 'a1b2' }, { lastDigits: '1234' }, { keys: [keyOf(1)] }]
    const progress = async (filter: OrderFilter) => {
      await journal.list({ ...filter, fulfillment: ['waiting'] })
      await journal.list({ ...filter, needsAttention: true })
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      return file.find<{ position: number }>('SELECT position FROM search_progress')?.position
    }
    for (const filter of lookUps) expect(await progress(filter), JSON.stringify(filter)).toBe(0)
    expect(await progress({})).toBe(1)
    file.close()
    await journal.close()
  })

  it('R18 takes what a process that ended left in sending for unknown, and nothing else', async () => {
    const ended = { host: 'other', pid: 1, boot: 'ended' }
    const before = openSqliteJournal({ folder, now: () => Date.now() - 120_000, sender: ended })
    const living = openSqliteJournal({ folder, now: Date.now })
    await before.create(newOrderOf())
    await before.create(newOrderOf({ key: keyOf(2) }))
    await living.create(newOrderOf({ key: keyOf(3) }))
    await before.createEvent({ key: keyOf(2), from: ['recorded'], to: 'sending' })
    await living.createEvent({ key: keyOf(3), from: ['recorded'], to: 'sending' })
    await before.close()

    const after = openSqliteJournal({ folder, now: Date.now })
    const states = (await after.list({})).map(({ key, state }) => [key, state])
    expect(Object.fromEntries(states)).toEqual({
      [keyOf(1)]: 'recorded',
      [keyOf(2)]: 'unknown',
      [keyOf(3)]: 'sending',
    })
    expect((await after.listEvents(keyOf(2))).at(-1)).toMatchObject({
      from: 'sending',
      to: 'unknown',
      detail: 'the process that asked the store ended',
    })
    await after.close()
    await living.close()
  })

  it('R18 reports an order whose sender was lost since as unknown when it is asked for', async () => {
    let time = Date.now()
    const journal = openSqliteJournal({ folder, now: () => time })
    await journal.create(newOrderOf())
    await journal.createEvent({ key: keyOf(1), from: ['recorded'], to: 'sending' })
    expect((await journal.findOptional(keyOf(1)))?.state).toBe('sending')
    time += 61_000
    expect((await journal.findOptional(keyOf(1)))?.state).toBe('unknown')
    await journal.close()
  })

  it('S14 leaves no trace of an erased number and address in its files', async () => {
    const journal = openSqliteJournal({ folder, now: Date.now })
    await journal.create(newOrderOf({ delivery: { ...sampleDelivery, ...sampleAddress } }))
    expect(bytesOf(folder).some((bytes) => /Rua das Flores.*99999-1234/s.test(bytes))).toBe(true)
    await journal.eraseContact([keyOf(1)])
    expect(bytesOf(folder).some((bytes) => /99999-1234|5547999991234|Flores|Maria/.test(bytes))).toBe(false)
    await journal.close()
  })

  it('S14 erases while another process reads the file, and empties its log of writes once that is over', async () => {
    const held: unknown[] = []
    const onLogHeld = (error: unknown) => held.push(error)
    const journal = openSqliteJournal({ folder, now: Date.now, lockWaitMs: 0, onLogHeld })
    await journal.create(newOrderOf())
    const reader = openDatabase(folder, { file: journalFileName })
    reader.execute('BEGIN; SELECT count(*) FROM orders')
    expect(await journal.eraseContact([keyOf(1)])).toBe(1)
    expect((await journal.findOptional(keyOf(1)))?.delivery?.whatsapp).toBeNull()
    const isInFiles = () => bytesOf(folder).some((bytes) => /99999-1234|5547999991234/.test(bytes))
    expect(isInFiles()).toBe(true)
    await expect.poll(() => held.length).toBe(1)
    reader.execute('COMMIT')
    expect(isInFiles()).toBe(true)
    expect(await journal.eraseContact([])).toBe(0)
    expect(isInFiles()).toBe(false)
    reader.close()
    await journal.close()
  })

  it('throws where it cannot be kept', () => {
    expect(() => openSqliteJournal({ folder: '/dev/null/orders', now: Date.now })).toThrow()
  })
})
