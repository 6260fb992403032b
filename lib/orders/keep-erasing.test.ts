import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordLog } from '../testing/recorded-log.ts'
import { eraseOldContact, keepErasing } from './keep-erasing.ts'
import type { OrderJournal } from './order-journal.ts'
import { openSqliteJournal } from './sqlite-journal.ts'
import { keyOf, newOrderOf, sampleDelivery } from './testing/sample-orders.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
const minuteMs = 60_000
const today = Date.UTC(2026, 10, 22, 12)

let time = today
let journal: OrderJournal
let written: ReturnType<typeof recordLog>
beforeEach(() => {
  // What the journal waits for goes on.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  time = today
  written = recordLog()
  journal = openSqliteJournal({ folder: ':memory:', now: () => time })
})
afterEach(async () => {
  vi.clearAllTimers()
  vi.useRealTimers()
  await journal.close()
})

async function take(number: number, daysAgo: number): Promise<void> {
  time = today - daysAgo * dayMs
  await journal.create(newOrderOf({ key: keyOf(number) }))
  time = today
}

/** Starts the shop, after whichever process there was. */
async function begin({ days = 180, open = () => journal } = {}): Promise<void> {
  vi.clearAllTimers()
  keepErasing({ journal: open, days, now: () => time })
  await settle()
}
const withContact = async () => (await journal.list({ hasContact: true })).map(({ key }) => key)
const events = () => written.lines().map(({ event }) => event)

/** Lets time go by, and the round that it brings come to its end. */
async function pass(milliseconds: number): Promise<void> {
  time += milliseconds
  await vi.advanceTimersByTimeAsync(milliseconds)
  await settle()
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

describe('what is old enough', () => {
  it('S46 is announced at the start, and erased from an hour later on, as long as the process lives', async () => {
    await take(1, 200)
    await take(2, 180 - 1 / 24)
    await take(3, 1)
    await begin()
    expect(written.lines()).toMatchObject([
      { event: 'orders.contact-will-be-erased', orders: 1, days: 180, inMinutes: 60 },
    ])
    await pass(hourMs - 1)
    expect(await withContact()).toHaveLength(3)
    await pass(1)
    expect(await withContact()).toEqual([keyOf(3), keyOf(2)])
    await pass(hourMs)
    expect(await withContact()).toEqual([keyOf(3)])
    expect(written.lines().slice(1)).toMatchObject([
      { event: 'orders.contact-erased', orders: 1, days: 180 },
      { event: 'orders.contact-erased', orders: 1, days: 180 },
    ])
  })

  it('S46 is erased an hour after the first start with that limit, though the shop starts more often', async () => {
    await take(1, 200)
    await take(2, 100)
    await take(3, 1)
    for (const left of [3, 3, 2, 2]) {
      await begin()
      expect(await withContact()).toHaveLength(left)
      await pass(hourMs / 2)
    }
    expect(events().filter((event) => event === 'orders.contact-will-be-erased')).toHaveLength(2)
    for (const left of [2, 2, 1]) {
      await begin({ days: 90 })
      expect(await withContact()).toHaveLength(left)
      await pass(hourMs / 2)
    }
  })

  it('S46 is not erased before the day of its window is over', async () => {
    const delivery = { ...sampleDelivery, deliveryWindow: '2026-11-30T09:00/11:00' }
    await journal.create(newOrderOf({ key: keyOf(1), delivery }))
    await take(2, 0)
    for (const [day, kept] of [
      [7.5, 1],
      [8, 1],
      [9, 0],
    ] as const) {
      await journal.create(newOrderOf({ key: keyOf(day * 10) }))
      await eraseOldContact({ journal, days: 7, now: today + day * dayMs })
      expect((await withContact()).includes(keyOf(1))).toBe(kept === 1)
    }
    expect(await withContact()).not.toContain(keyOf(2))
  })

  it('S46 is nothing to speak of where nothing is, and what a reader held up goes all the same', async () => {
    await take(1, 1)
    const erased: number[] = []
    const eraseContact: OrderJournal['eraseContact'] = (keys, kept) => {
      erased.push(keys.length)
      return journal.eraseContact(keys, kept)
    }
    await begin({ open: () => ({ ...journal, eraseContact }) })
    await pass(hourMs)
    await pass(hourMs)
    expect(written.lines()).toEqual([])
    expect(erased).toEqual([0, 0])
  })

  it('S46 is erased a minute later where it could not be, however often that was', async () => {
    await take(1, 200)
    await take(2, 1)
    let isDown = true
    const open = () => {
      if (isDown) throw new Error('away')
      return journal
    }
    await begin({ open })
    await pass(minuteMs)
    expect(events()).toEqual(['orders.contact-not-erased', 'orders.contact-not-erased'])
    isDown = false
    await pass(minuteMs)
    isDown = true
    await pass(hourMs)
    isDown = false
    await pass(minuteMs)
    expect(await withContact()).toEqual([keyOf(2)])
  })
})

describe('a clock that seems to be wrong', () => {
  it('S46 is reported while an order is younger than now, and what is old by it goes all the same', async () => {
    await take(1, 200)
    await take(2, 1)
    await take(3, -2)
    await begin()
    await pass(hourMs)
    expect(await withContact()).toEqual([keyOf(3), keyOf(2)])
    expect(written.lines().slice(1)).toMatchObject([
      { event: 'orders.clock-in-doubt', doubt: 'behind' },
      { event: 'orders.contact-erased', orders: 1 },
    ])
  })

  it('S46 erases nothing for a day while it makes all orders old, and then does', async () => {
    await take(1, 200)
    await take(2, 190)
    await take(3, -300)
    await begin()
    for (let round = 0; round < 24; round += 1) {
      await pass(hourMs)
      // A start is no round.
      for (let start = 0; start < 3; start += 1) await begin()
    }
    expect(await withContact()).toHaveLength(3)
    expect(written.lines().at(-4)).toMatchObject({ event: 'orders.clock-in-doubt', doubt: 'all-old' })
    await pass(hourMs)
    expect(await withContact()).toEqual([keyOf(3)])
  })

  it('S46 erases nothing for a day of what a leap ahead made old, though orders go on coming by that clock', async () => {
    await take(1, 1)
    await take(2, 0)
    time += 200 * dayMs
    await begin()
    for (let round = 0; round < 24; round += 1) {
      await journal.create(newOrderOf({ key: keyOf(10 + round) }))
      await pass(hourMs)
    }
    expect(await withContact()).toHaveLength(26)
    expect(events()).not.toContain('orders.contact-erased')
  })

  it('S46 erases nothing of what is young once it is put right', async () => {
    await take(1, 200)
    await take(2, 1)
    await begin()
    time += 365 * dayMs
    await pass(hourMs)
    expect(await withContact()).toHaveLength(2)
    time -= 365 * dayMs
    await pass(hourMs)
    expect(await withContact()).toEqual([keyOf(2)])
  })
})
