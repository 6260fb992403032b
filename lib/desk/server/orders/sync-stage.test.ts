import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MarketStage } from '../../../domain/fulfillment.ts'
import { failure, success } from '../../../domain/result.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import { openSqliteJournal } from '../../../orders/sqlite-journal.ts'
import { keyOf, newOrderOf } from '../../../orders/testing/sample-orders.ts'
import { syncStage } from './sync-stage.ts'

const key = keyOf(1)
let journal: OrderJournal
beforeEach(async () => {
  journal = openSqliteJournal({ folder: ':memory:', now: Date.now })
  await journal.create(newOrderOf({ key }), { from: ['recorded'], to: 'opened' })
})
afterEach(() => journal.close())

const cancel = () => journal.createFulfillmentEvent({ key, from: 'waiting', to: 'cancelled', by: 'ana' })
const takeBack = () =>
  journal.createFulfillmentEvent({ key, from: 'cancelled', to: 'waiting', by: 'bia', isUndo: true })

it('sends the store what the journal says, once', async () => {
  const saveInStore = vi.fn(async () => success(null))
  await cancel()
  expect(await syncStage(journal, key, saveInStore)).toEqual(success(null))
  await takeBack()
  expect(await syncStage(journal, key, saveInStore)).toEqual(success(null))
  expect(saveInStore.mock.calls).toEqual([
    [key, 'cancelled'],
    [key, 'waiting'],
  ])
})

it('leaves the store with what came last, also where it takes the two in the other order', async () => {
  let kept: MarketStage | null = null
  const held: (() => void)[] = []
  const saveInStore = async (_key: typeof key, stage: MarketStage) => {
    if (held.length === 0) await new Promise<void>((resolve) => held.push(resolve))
    kept = stage
    return success(null)
  }
  await cancel()
  const first = syncStage(journal, key, saveInStore)
  await expect.poll(() => held).toHaveLength(1)
  await takeBack()
  await syncStage(journal, key, saveInStore)
  expect(kept).toBe('waiting')
  held[0]?.()
  await first
  expect(kept).toBe('waiting')
})

it('ends with the first failure of the store', async () => {
  const failed = failure('shut')
  await cancel()
  expect(await syncStage(journal, key, async () => failed)).toEqual(failed)
})
