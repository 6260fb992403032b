import { deskPaymentSchema } from '@/lib/desk/api/orders'
import { confirmationEvent, pixNote } from '@/lib/desk/server/orders/confirmation-event'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { problemResponse } from '@/lib/server/api/problem'
import { getEnvironment } from '@/lib/server/environment/server'
import { answerOrder, orderRoute } from '../order-route'

/** A person has seen that an order is paid, or takes that back: `DeskOrder`, or `desk-conflict`. */
export const POST = orderRoute({
  from: 'own-json',
  schema: deskPaymentSchema,
  async call({ journal, order, input: { isUndo, amount }, session, record, requestId }) {
    const { checkoutHosts, pix } = getEnvironment()
    const isByMessage = isOrderedByMessage(checkoutHosts)
    // Where orders are messages nothing is paid on the way, and what is paid to the market itself is paid by Pix.
    if (isByMessage && pix === null) return problemResponse('not-found', { requestId })
    const asked = { isUndo, by: session.user, now: Date.now() }
    const note = isByMessage ? await pixNote(journal, order, { ...asked, amount }) : null
    const event = isByMessage ? null : await confirmationEvent(journal, order, asked)
    if (!note && !event) return problemResponse('desk-conflict', { requestId })
    await record(isUndo ? 'payment-taken-back' : 'payment-confirmed', { code: order.code })
    const isNoted =
      (note && (await journal.createPaymentNote(note))) ||
      (event && (await journal.createEvent(event)) !== null)
    return isNoted ? answerOrder({ journal, order }) : problemResponse('desk-conflict', { requestId })
  },
})
