import { deskMoveSchema } from '@/lib/api/desk/orders'
import { answerOrder, orderRoute } from '@/lib/desk/orders/order-route'
import { problemResponse } from '@/lib/server/api/problem'

/** Moves an order on, or takes its last move back: `DeskOrder`, or `desk-conflict`. */
export const POST = orderRoute({
  from: 'own-json',
  schema: deskMoveSchema,
  async call({ journal, order, input, session, requestId }) {
    const moved = await journal.createFulfillmentEvent({ key: order.key, by: session.user, ...input })
    return moved ? answerOrder({ journal, order: moved }) : problemResponse('desk-conflict', { requestId })
  },
})
