import { deskMoveSchema } from '@/lib/api/desk/orders'
import { answerOrder, orderRoute } from '@/lib/desk/orders/order-route'
import type { OrderKey } from '@/lib/domain/order'
import { orderCode } from '@/lib/orders/order-code'
import { problemResponse } from '@/lib/server/api/problem'
import { log } from '@/lib/server/log'
import { getStoreApi } from '@/lib/store/get-store-api'

/** Moves an order on, or takes its last move back: `DeskOrder`, or `desk-conflict`. */
export const POST = orderRoute({
  from: 'own-json',
  schema: deskMoveSchema,
  async call({ journal, order, input, session, requestId }) {
    const moved = await journal.createFulfillmentEvent({ key: order.key, by: session.user, ...input })
    if (!moved) return problemResponse('desk-conflict', { requestId })
    const { from, to } = input
    if (from === 'cancelled' || to === 'cancelled') await tellStore(moved.key, to === 'cancelled', requestId)
    return answerOrder({ journal, order: moved })
  },
})

/** The order has moved, whatever its store says; pieces that it could not give back are back with the next count. */
async function tellStore(key: OrderKey, isCancelled: boolean, requestId: string): Promise<void> {
  const told = await getStoreApi().saveCancellation(key, isCancelled)
  if (told.ok) return
  log('error', 'store.cancellation-lost', {
    requestId,
    order: orderCode(key),
    isCancelled,
    reason: told.error.message,
  })
}
