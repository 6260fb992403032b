import { afterAll, describe, expect, it } from 'vitest'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import { openSqliteJournal } from '../../../orders/sqlite-journal.ts'
import { keyOf, newOrderOf, orderLineOf, samplePick } from '../../../orders/testing/sample-orders.ts'
import { ordersCsv } from './orders-csv.ts'
import { createNumbersReader } from './read-numbers.ts'

const noon = Date.UTC(2026, 10, 22, 15)
const count = 620
let time = noon
const journal = openSqliteJournal({ folder: ':memory:', now: () => time })
let lists = 0

const counted = () => ({
  list: (filter: Parameters<OrderJournal['list']>[0]) => {
    lists += 1
    return journal.list(filter)
  },
  listPicks: journal.listPicks,
})

for (let number = 1; number <= count; number += 1) {
  time = noon - number * 1000
  await journal.create(newOrderOf({ key: keyOf(number) }), { from: ['recorded'], to: 'arrived' })
}
time = noon
afterAll(() => journal.close())

describe('the numbers of many orders', () => {
  it('are counted page by page, and everybody else has a turn in between', async () => {
    let turns = 0
    let isCounting = true
    const takeTurns = () => {
      turns += 1
      if (isCounting) setImmediate(takeTurns)
    }
    setImmediate(takeTurns)
    const { outcomes } = await createNumbersReader({
      journal: counted,
      findCatalog: () => null,
      now: () => noon,
    })(7)
    isCounting = false
    expect(outcomes.sold).toBe(count)
    expect(turns).toBeGreaterThanOrEqual(2)
  })

  it('are counted once a minute for all who ask, and again where that failed', async () => {
    let now = noon
    lists = 0
    const read = createNumbersReader({ journal: counted, findCatalog: () => null, now: () => now })
    const [one, other] = await Promise.all([read(7), read(7)])
    expect(other).toBe(one)
    const perCount = lists
    now += 59_999
    expect(await read(7)).toBe(one)
    now += 1
    expect(await read(7)).not.toBe(one)
    expect(lists).toBe(2 * perCount)

    let isDown = true
    const journal = () => {
      if (isDown) throw new Error('away')
      return counted()
    }
    const failing = createNumbersReader({ journal, findCatalog: () => null })
    await expect(failing(7)).rejects.toThrow('away')
    isDown = false
    expect((await failing(90)).days).toHaveLength(90)
    await expect(failing(7)).resolves.toMatchObject({ withoutTotal: 0 })
  })

  it('leave as a file in parts, one row for each order', async () => {
    const parts: string[] = []
    for await (const part of ordersCsv(journal, { from: '2026-11-22', until: '2026-11-22' })) parts.push(part)
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.join('').trim().split('\n')).toHaveLength(count + 1)
  })

  it('R56 say beside the total what each order came to, or that it is to be agreed', async () => {
    const small = openSqliteJournal({ folder: ':memory:', now: () => noon })
    const weighed = orderLineOf({ isSoldByWeight: true })
    for (const number of [1, 2, 3]) {
      const order = newOrderOf({ key: keyOf(number), lines: [weighed] })
      await small.create(order, { from: ['recorded'], to: 'arrived' })
    }
    await small.savePick({ ...samplePick, key: keyOf(1), weightGrams: 2360 })
    await small.savePick({ ...samplePick, key: keyOf(2), state: 'replaced', replacement: 'Couve' })
    let file = ''
    for await (const part of ordersCsv(small, { from: '2026-11-22', until: '2026-11-22' })) file += part
    const rows = file.trim().split('\n').slice(1)
    expect(rows.map((row) => row.split(';').slice(-3))).toEqual([
      ['23,80', '23,80', 'BRL'],
      ['23,80', 'a combinar', 'BRL'],
      ['23,80', '25,92', 'BRL'],
    ])
    await small.close()
  })
})
