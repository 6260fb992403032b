import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faultOf } from '../server/database/fault.ts'
import { lockElsewhere } from '../server/database/testing/other-process.ts'
import { newFolder } from '../testing/new-folder.ts'
import type { OpenJournal } from './journal-in.ts'
import { openSqliteJournal } from './sqlite-journal.ts'
import { keyOf, newOrderOf } from './testing/sample-orders.ts'

let folder: string
let journal: OpenJournal
beforeEach(() => {
  folder = newFolder()
  journal = openSqliteJournal({ folder, now: Date.now, lockWaitMs: 0 })
})
afterEach(async () => {
  await journal.close()
})

const faultFrom = (work: Promise<unknown>) => work.then(() => null, faultOf)

/** Longest time in which nothing else could go on, in milliseconds. */
async function longestStandstill(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  // It notes a standstill between two of its looks.
  await new Promise((resolve) => setTimeout(resolve, 30))
  await work()
  await new Promise((resolve) => setTimeout(resolve, 30))
  delay.disable()
  return delay.max / 1e6
}

describe('R23 while another process writes', () => {
  it('R23 orders wait beside everything else, and are written when it is done', async () => {
    await journal.create(newOrderOf({ key: keyOf(1) }))
    const other = await lockElsewhere(join(folder, 'orders.sqlite'), 'writing')
    const standstill = await longestStandstill(async () => {
      const waiting = [2, 3, 4].map((number) => journal.create(newOrderOf({ key: keyOf(number) })))
      // Reading goes on.
      expect((await journal.findOptional(keyOf(1)))?.state).toBe('recorded')
      await new Promise((resolve) => setTimeout(resolve, 800))
      await other.letGo()
      expect((await Promise.all(waiting)).map(({ isNew }) => isNew)).toEqual([true, true, true])
    })
    // Waiting in place, it would be as long as the lock was held.
    expect(standstill).toBeLessThan(700)
    expect(await journal.list({})).toHaveLength(4)
  })

  it('R23 an order that waited too long is not written, and says so', async () => {
    await journal.create(newOrderOf({ key: keyOf(1) }))
    const other = await lockElsewhere(join(folder, 'orders.sqlite'), 'writing')
    const standstill = await longestStandstill(async () => {
      const refused = await Promise.all([
        ...[2, 3].map((number) => faultFrom(journal.create(newOrderOf({ key: keyOf(number) })))),
        faultFrom(journal.createEvent({ key: keyOf(1), from: ['recorded'], to: 'sending' })),
        faultFrom(journal.eraseContact([keyOf(1)])),
      ])
      expect(refused).toEqual(['locked', 'locked', 'locked', 'locked'])
    })
    expect(standstill).toBeLessThan(1000)
    await other.letGo()
    expect((await journal.list({})).map(({ key, state }) => [key, state])).toEqual([[keyOf(1), 'recorded']])
    expect((await journal.create(newOrderOf({ key: keyOf(2) }))).isNew).toBe(true)
  })
})
