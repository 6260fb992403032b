import { deskPaymentSchema } from '@/lib/desk/api/orders'
import { confirmationEvent } from '@/lib/desk/server/orders/confirmation-event'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { problemResponse } from '@/lib/server/api/problem'
import { getEnvironment } from '@/lib/server/environment/server'
import { answerOrder, orderRoute } from '../order-route'

/** A person has seen that an order is paid, or takes that back: `DeskOrder`, or `desk-conflict`. */
export const POST = orderRoute({
  from: 'own-json',
  schema: deskPaymentSchema,
  async call({ journal, order, input: { isUndo }, session, record, requestId }) {
    // Where orders are messages nothing is paid on the way.
    if (isOrderedByMessage(getEnvironment().checkoutHosts)) return problemResponse('not-found', { requestId })
    const event = await confirmationEvent(journal, order, { isUndo, by: session.user, now: Date.now() })
    if (!event) return problemResponse('desk-conflict', { requestId })
    const action = isUndo ? 'payment-taken-back' : 'payment-confirmed'
    await record(action, { code: order.code })
    const moved = await journal.createEvent(event)
    if (!moved) return problemResponse('desk-conflict', { requestId })
    return answerOrder({ journal, order: moved })
  },
})
