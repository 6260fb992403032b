import { deskMoveSchema } from '@/lib/desk/api/orders'
import { awaitsPayment } from '@/lib/domain/order-attention'
import { problemResponse } from '@/lib/server/api/problem'
import { answerOrder, notifyStore, orderRoute } from '../order-route'

/**
 * Moves an order or undoes its last move: `DeskOrder`, or `desk-conflict`. Notifies the store on a conflict
 * too, so that a repeated call after a crash repairs it.
 */
export const POST = orderRoute({
  from: 'own-json',
  schema: deskMoveSchema,
  async call({ journal, order, input: { isAsked, ...input }, session, requestId }) {
    if (input.to === 'picking' && awaitsPayment(order) && !isAsked) {
      return problemResponse('desk-conflict', { requestId })
    }
    const moved = await journal.createFulfillmentEvent({ key: order.key, by: session.user, ...input })
    await notifyStore({ journal, order, requestId })
    if (!moved) return problemResponse('desk-conflict', { requestId })
    return answerOrder({ journal, order: moved })
  },
})
