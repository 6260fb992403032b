import { deskMoveSchema } from '@/lib/api/desk/orders'
import { answerOrder, orderRoute } from '@/lib/desk/orders/order-route'
import { syncCancellation } from '@/lib/desk/orders/sync-cancellation'
import { awaitsPayment } from '@/lib/domain/order-attention'
import { problemResponse } from '@/lib/server/api/problem'
import { log } from '@/lib/server/log'
import { getStoreApi } from '@/lib/store/get-store-api'

/**
 * Moves an order on, or takes its last move back: `DeskOrder`, or `desk-conflict`. The order has moved, whatever its store
 * says of that; the store is told of a cancellation on a conflict too, so that whoever asks again after a crash mends it.
 */
export const POST = orderRoute({
  from: 'own-json',
  schema: deskMoveSchema,
  async call({ journal, order, input: { isAsked, ...input }, session, requestId }) {
    if (input.to === 'picking' && awaitsPayment(order) && !isAsked) {
      return problemResponse('desk-conflict', { requestId })
    }
    const moved = await journal.createFulfillmentEvent({ key: order.key, by: session.user, ...input })
    if (input.from === 'cancelled' || input.to === 'cancelled') {
      const told = await syncCancellation(journal, order.key, getStoreApi().saveCancellation)
      if (!told.ok) {
        log('error', 'store.cancellation-lost', {
          requestId,
          order: order.code,
          reason: told.error.message,
        })
      }
    }
    if (!moved) return problemResponse('desk-conflict', { requestId })
    return answerOrder({ journal, order: moved })
  },
})
