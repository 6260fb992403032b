import { deskArrivalSchema } from '@/lib/desk/api/orders'
import { arrivalMoment } from '@/lib/desk/server/orders/arrival-moment'
import { problemResponse } from '@/lib/server/api/problem'
import { answerOrder, orderRoute } from '../order-route'

/** Says about when an order arrives, or takes that back: `DeskOrder`, or `desk-conflict` where it is over, or not sure. */
export const POST = orderRoute({
  from: 'own-json',
  schema: deskArrivalSchema,
  async call({ journal, order, input: { arrival }, session, requestId }) {
    const moment = arrival && arrivalMoment(arrival, Date.now())
    if (arrival && moment === null) return problemResponse('bad-body', { requestId })
    const arrivesAt = moment === null ? null : new Date(moment).toISOString()
    const saved = await journal.saveArrival({ key: order.key, arrivesAt, by: session.user })
    if (!saved) return problemResponse('desk-conflict', { requestId })
    return answerOrder({ journal, order: saved })
  },
})
