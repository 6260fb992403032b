import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('R23 while another process writes', () => {
  it('R23 orders wait beside everything else, and are written when it is done', async () => {
    await journal.create(newOrderOf({ key: keyOf(1) }))
    const other = await lockElsewhere(join(folder, 'orders.sqlite'), 'writing')
    const waiting = [2, 3, 4].map((number) => journal.create(newOrderOf({ key: keyOf(number) })))
    // Reading goes on, and so does this process: waiting in place, it would refuse them before the other one lets go.
    expect((await journal.findOptional(keyOf(1)))?.state).toBe('recorded')
    await other.letGo()
    expect((await Promise.all(waiting)).map(({ isNew }) => isNew)).toEqual([true, true, true])
    expect(await journal.list({})).toHaveLength(4)
  })

  it('R23 an order that waited too long is not written, and says so', async () => {
    await journal.create(newOrderOf({ key: keyOf(1) }))
    const other = await lockElsewhere(join(folder, 'orders.sqlite'), 'writing')
    let time = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => time)
    let isRefused = false
    const refused = Promise.all([
      ...[2, 3].map((number) => faultFrom(journal.create(newOrderOf({ key: keyOf(number) })))),
      faultFrom(journal.createEvent({ key: keyOf(1), from: ['recorded'], to: 'sending' })),
      faultFrom(journal.eraseContact([keyOf(1)])),
    ]).finally(() => {
      isRefused = true
    })
    const turn = () => new Promise((resolve) => setImmediate(resolve))
    // By the second one all of them have begun to wait.
    await turn()
    await turn()
    time += 1990
    await turn()
    expect(isRefused).toBe(false)
    time += 20
    expect(await refused).toEqual(['locked', 'locked', 'locked', 'locked'])
    await other.letGo()
    expect((await journal.list({})).map(({ key, state }) => [key, state])).toEqual([[keyOf(1), 'recorded']])
    expect((await journal.create(newOrderOf({ key: keyOf(2) }))).isNew).toBe(true)
  })
})
