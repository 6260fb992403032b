import { getPaidWay } from '@/app/api/order-records'
import { deskPaymentSchema } from '@/lib/desk/api/orders'
import { confirmationEvent, differenceDetail, pixNote } from '@/lib/desk/server/orders/confirmation-event'
import { isAnySettled } from '@/lib/domain/difference'
import { problemResponse } from '@/lib/server/api/problem'
import { answerOrder, orderRoute } from '../order-route'

/** A person has seen that an order is paid, or its difference settled, or takes that back: `DeskOrder`, or `desk-conflict`. */
export const POST = orderRoute({
  from: 'own-json',
  schema: deskPaymentSchema,
  async call({
    journal,
    order,
    input: { isUndo, amount, difference, means, seen },
    session,
    record,
    requestId,
  }) {
    const { isByMessage, takesPix } = getPaidWay()
    if (difference !== undefined) {
      const mark = { key: order.key, by: session.user, isUndo, amount: difference, means, seen, isByMessage }
      if (!(await journal.createDifferenceMark(mark))) return problemResponse('desk-conflict', { requestId })
      const detail = differenceDetail(order, { amount: difference, means })
      await record(isUndo ? 'difference-taken-back' : 'difference-settled', { code: order.code, detail })
      return answerOrder({ journal, order })
    }
    // Where orders are messages nothing is paid on the way, and what is paid to the market itself is paid by Pix.
    if (isByMessage && !takesPix) return problemResponse('not-found', { requestId })
    const history = await journal.listFulfillmentEvents(order.key)
    if (isUndo && isAnySettled(history)) return problemResponse('desk-settled', { requestId })
    const asked = { isUndo, by: session.user, now: Date.now() }
    const note = isByMessage ? pixNote(history, order, { ...asked, amount }) : null
    const event = isByMessage ? null : await confirmationEvent(journal, order, asked)
    if (!note && !event) return problemResponse('desk-conflict', { requestId })
    await record(isUndo ? 'payment-taken-back' : 'payment-confirmed', { code: order.code })
    const isNoted =
      (note && (await journal.createPaymentNote(note))) ||
      (event && (await journal.createEvent(event)) !== null)
    return isNoted ? answerOrder({ journal, order }) : problemResponse('desk-conflict', { requestId })
  },
})
