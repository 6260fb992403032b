import { afterAll, describe, expect, it } from 'vitest'
import { openSqliteJournal } from '../../../orders/sqlite-journal.ts'
import { keyOf, moveTo, newOrderOf, orderLineOf, samplePick } from '../../../orders/testing/sample-orders.ts'
import { countSales } from './count-sales.ts'
import { ordersCsv } from './orders-csv.ts'

const noon = Date.UTC(2026, 10, 22, 15)
let time = noon

function openJournal() {
  time = noon
  const journal = openSqliteJournal({ folder: ':memory:', now: () => time })
  afterAll(() => journal.close())
  let number = 0
  async function take(
    overrides: Parameters<typeof newOrderOf>[0] = {},
    to: 'arrived' | 'opened' | 'failed' | 'payment-cancelled' = 'arrived',
  ) {
    number += 1
    const key = keyOf(number)
    await journal.create(newOrderOf({ ...overrides, key }), { from: ['recorded'], to })
    return key
  }
  const count = (days = 7) => countSales(journal, { days, now: noon })
  return { journal, take, count }
}

async function linesOf(journal: Parameters<typeof ordersCsv>[0]): Promise<readonly string[]> {
  let file = ''
  for await (const part of ordersCsv(journal, { from: '2026-11-22', until: '2026-11-22' })) file += part
  return file.trim().split('\n').slice(1)
}

describe('the numbers of the market', () => {
  it('R55 count what was sold in these days of the market, and nothing that was cancelled, left or only begun', async () => {
    const { journal, take, count } = openJournal()
    await take({ shipping: { zone: null, fee: null, weightGrams: null } })
    await take()
    await moveTo(journal, await take({}, 'opened'), 'picking')
    await moveTo(journal, await take({}, 'opened'), 'delivered')
    await moveTo(journal, await take(), 'cancelled')
    await take({}, 'failed')
    await take({}, 'payment-cancelled')
    // The last minute of the 15th in São Paulo, and the first one of the 16th.
    time = Date.UTC(2026, 10, 16, 2, 59)
    await take()
    time = Date.UTC(2026, 10, 16, 3, 0)
    await take()
    const revenue = { currency: 'brl', amount: 3 * 2380 + 1180, average: 2080 }
    expect(await count()).toEqual({ sold: 4, revenue: [revenue], withoutTotal: 0 })
    expect((await count(30)).sold).toBe(5)
    const outcomes = (await linesOf(journal)).map((row) => row.split(';')[3])
    expect(outcomes).toEqual(['Cancelados', 'Vendidos', 'Abertos, sem confirmação', 'Vendidos', 'Vendidos'])
  })

  it('never add currencies together, and leave out what has no price', async () => {
    const { take, count } = openJournal()
    const euros = orderLineOf({ currency: 'eur', quotedAmount: 100, quantity: 1 })
    await take()
    await take()
    await take({ lines: [euros], shipping: { zone: null, fee: null, weightGrams: null } })
    await take({ lines: [orderLineOf(), euros] })
    await take({ lines: [orderLineOf({ quotedAmount: null })] })
    const { sold, revenue, withoutTotal } = await count()
    expect(revenue.map(({ currency, amount }) => [currency, amount])).toEqual([
      ['brl', 2 * 2380],
      ['eur', 100],
    ])
    expect([sold, withoutTotal]).toEqual([5, 2])
  })

  it('R56 add up what orders came to, as the file says of each; what is to be agreed counts as it was ordered', async () => {
    const { journal, take, count } = openJournal()
    const lines = [orderLineOf({ isSoldByWeight: true })]
    await take({ lines })
    await journal.savePick({ ...samplePick, key: await take({ lines }), weightGrams: 2360 })
    const agreed = { ...samplePick, state: 'replaced', replacement: 'Couve' } as const
    await journal.savePick({ ...agreed, key: await take({ lines }) })
    await journal.savePick({ ...samplePick, state: 'missing', key: await take({ lines }) })
    expect((await count()).revenue).toMatchObject([{ amount: 2380 + 2592 + 2380 + 0 }])
    expect((await linesOf(journal)).map((row) => row.split(';').slice(-3))).toEqual([
      ['23,80', '0,00', 'BRL'],
      ['23,80', 'a combinar', 'BRL'],
      ['23,80', '25,92', 'BRL'],
      ['23,80', '23,80', 'BRL'],
    ])
  })

  it('come page by page, the file in parts with one row for each order', async () => {
    const { journal, take, count } = openJournal()
    for (let number = 1; number <= 620; number += 1) {
      time = noon - number * 1000
      await take()
    }
    let turns = 0
    let isCounting = true
    const takeTurns = () => {
      turns += 1
      if (isCounting) setImmediate(takeTurns)
    }
    setImmediate(takeTurns)
    expect((await count()).sold).toBe(620)
    isCounting = false
    expect(turns).toBeGreaterThanOrEqual(2)
    expect(await linesOf(journal)).toHaveLength(620)
  })
})
