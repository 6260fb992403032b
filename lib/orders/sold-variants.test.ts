import { afterAll, describe, expect, it } from 'vitest'
import { isSold } from '../domain/order.ts'
import { variantIdOf } from '../testing/sample-values.ts'
import { getSoldReader } from './get-order-journal.ts'
import { createSoldReader } from './sold-variants.ts'
import { openSqliteJournal } from './sqlite-journal.ts'
import { keyOf, newOrderOf, orderLineOf } from './testing/sample-orders.ts'

const noon = Date.UTC(2026, 10, 22, 15)
const dayMs = 86_400_000
let time = noon
const journal = openSqliteJournal({ folder: ':memory:', now: () => time })
const open = () => journal
const lineOf = (variant: number) => orderLineOf({ variantId: variantIdOf(variant) })

async function order(number: number, variants: readonly number[], to: 'arrived' | 'opened' = 'arrived') {
  await journal.create(newOrderOf({ key: keyOf(number), lines: variants.map(lineOf) }), {
    from: ['recorded'],
    to,
  })
}

time = noon - 91 * dayMs
await order(1, [3])
time = noon
await order(2, [1, 2])
await order(3, [1, 1])
await order(4, [2], 'opened')
afterAll(() => journal.close())

describe('what the market sells', () => {
  it('is counted by orders of the last 90 days that were sold', async () => {
    const sold = await createSoldReader(open, () => noon)()
    expect([...sold]).toEqual([
      [variantIdOf(1), 2],
      [variantIdOf(2), 1],
    ])
  })

  it('is what came back from the payment or was delivered, and was not cancelled', () => {
    expect(isSold({ state: 'arrived', fulfillment: 'waiting' })).toBe(true)
    expect(isSold({ state: 'opened', fulfillment: 'delivered' })).toBe(true)
    expect(isSold({ state: 'opened', fulfillment: 'picking' })).toBe(false)
    expect(isSold({ state: 'arrived', fulfillment: 'cancelled' })).toBe(false)
    expect(isSold({ state: 'payment-cancelled', fulfillment: 'delivered' })).toBe(false)
  })

  it('is counted once for ten minutes, then anew behind the last count, which stays while that fails', async () => {
    let now = noon
    let isDown = false
    const find = createSoldReader(
      () => {
        if (isDown) throw new Error('down')
        return journal
      },
      () => now,
    )
    isDown = true
    await expect(find()).rejects.toThrow('down')
    isDown = false
    const [first, other] = await Promise.all([find(), find()])
    expect(other).toBe(first)
    now += 10 * 60_000
    isDown = true
    expect(await find()).toBe(first)
    isDown = false
    expect(await find()).toBe(first)
    await expect.poll(find).not.toBe(first)
  })

  it('is counted by one reader for the whole process', () => {
    expect(getSoldReader()).toBe(getSoldReader())
  })
})
