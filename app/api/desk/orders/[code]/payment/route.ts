import { getPaidWay } from '@/app/api/order-records'
import { deskPaymentSchema } from '@/lib/desk/api/orders'
import { confirmationEvent, pixNote } from '@/lib/desk/server/orders/confirmation-event'
import { settledMark } from '@/lib/domain/difference'
import { problemResponse } from '@/lib/server/api/problem'
import { answerOrder, orderRoute } from '../order-route'

/** Marks an order as paid or its difference settled, or undoes that: `DeskOrder`, or `desk-conflict`. */
export const POST = orderRoute({
  from: 'own-json',
  schema: deskPaymentSchema,
  async call({ journal, order, input: { isUndo, amount, difference, undoes }, session, record, requestId }) {
    const { isByMessage, takesPix } = getPaidWay()
    const settled = undoes ? { undoes } : difference === undefined ? null : { amount: difference }
    if (settled) {
      const mark = { key: order.key, by: session.user, isByMessage, ...settled }
      if (!(await journal.createDifferenceMark(mark))) return problemResponse('desk-conflict', { requestId })
      await record(undoes ? 'difference-taken-back' : 'difference-settled', { code: order.code })
      return answerOrder({ journal, order })
    }
    // Message orders are paid at the market, with Pix if enabled.
    if (isByMessage && !takesPix) return problemResponse('not-found', { requestId })
    const history = await journal.listFulfillmentEvents(order.key)
    const asked = { isUndo, by: session.user, now: Date.now() }
    const note = isByMessage ? pixNote(history, order, { ...asked, amount }) : null
    // The settlement must be undone first.
    const isKept = isUndo && settledMark(history) !== null
    const event = isByMessage ? null : await confirmationEvent(journal, order, asked)
    if (isKept || (!note && !event)) return problemResponse('desk-conflict', { requestId })
    await record(isUndo ? 'payment-taken-back' : 'payment-confirmed', { code: order.code })
    const isNoted =
      (note && (await journal.createPaymentNote(note))) ||
      (event && (await journal.createEvent(event)) !== null)
    return isNoted ? answerOrder({ journal, order }) : problemResponse('desk-conflict', { requestId })
  },
})
