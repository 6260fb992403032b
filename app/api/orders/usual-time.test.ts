import { expect, it } from 'vitest'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { keyOf, moveTo, newOrderOf } from '@/lib/orders/testing/sample-orders'
import { runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'
import { getOrderRecords } from '../order-records'
import { createOrderView } from './show-order'
import { findUsualTime } from './usual-time'

runOnEmbeddedStore()
const journal = getOrderJournal()

/** Takes an order that is brought at once. */
async function deliver(number: number) {
  const { order } = await journal.create(newOrderOf({ key: keyOf(number) }), {
    from: ['recorded'],
    to: 'arrived',
  })
  await moveTo(journal, order.key, 'delivered')
}

it('the usual time is that of the orders that this market brought lately, counted once in a while', async () => {
  const now = Date.now()
  expect(await findUsualTime(now)).toBeNull()
  for (let number = 1; number <= 12; number += 1) await deliver(number)
  const later = now + 30 * 60_000
  expect(await findUsualTime(later - 1)).toBeNull()
  expect(await findUsualTime(later)).toEqual({ from: 0, to: 15 })
  const [order] = await getOrderRecords().listPastOrders({ accountId: null, keys: [keyOf(1)] })
  if (!order) throw new Error('no order')
  expect((await createOrderView())(order)).toMatchObject({ usual: { from: 0, to: 15 } })
  // What was brought long ago says nothing of today.
  expect(await findUsualTime(later + 29 * 24 * 60 * 60_000)).toBeNull()
})
