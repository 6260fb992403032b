import { getPaidWay } from '@/app/api/order-records'
import type { DeskAction } from '@/lib/desk/api/choices'
import { deskPaymentSchema } from '@/lib/desk/api/orders'
import { settledMark } from '@/lib/domain/difference'
import { paysByPix } from '@/lib/domain/payment'
import { arrivableStates, confirmationUndoOf } from '@/lib/domain/payment-confirmation'
import type { NewPaymentNote, OrderJournal } from '@/lib/orders/order-journal'
import { problemResponse } from '@/lib/server/api/problem'
import { answerOrder, orderRoute } from '../order-route'

/** Marks an order as paid or its difference settled, enters its fee, or undoes that: `DeskOrder`, or `desk-conflict`. */
export const POST = orderRoute({
  from: 'own-json',
  schema: deskPaymentSchema,
  async call({ journal, order, input, session, record, requestId }) {
    const { isUndo, amount, difference, fee, undoes } = input
    const { isByMessage, takesPix } = getPaidWay()
    const own = { key: order.key, by: session.user }
    const conflict = () => problemResponse('desk-conflict', { requestId })
    async function noted(action: DeskAction) {
      await record(action, { code: order.code })
      return answerOrder({ journal, order })
    }
    const marked = fee ?? difference
    const mark = undoes ? { undoes } : marked === undefined ? null : { amount: marked }
    if (mark) {
      const isFee = fee !== undefined
      const create = isFee ? journal.createFee : journal.createDifferenceMark
      if (!(await create({ ...own, isByMessage, ...mark }))) return conflict()
      if (undoes) return noted(isFee ? 'fee-taken-back' : 'difference-taken-back')
      return noted(isFee ? 'fee-entered' : 'difference-settled')
    }
    // Message orders are paid at the market, with Pix if enabled.
    if (isByMessage && !takesPix) return problemResponse('not-found', { requestId })
    const isNoted = isByMessage
      ? paysByPix(order.delivery) && (await journal.createPaymentNote({ ...own, isUndo, amount }))
      : await confirm(journal, { ...own, isUndo })
    if (!isNoted) return conflict()
    return noted(isUndo ? 'payment-taken-back' : 'payment-confirmed')
  },
})

/** Confirms a payment to a store or undoes that; a settled difference must be undone first. */
async function confirm(journal: OrderJournal, { isUndo, ...own }: NewPaymentNote): Promise<boolean> {
  if (!isUndo) return (await journal.createEvent({ ...own, from: arrivableStates, to: 'arrived' })) !== null
  const undo = confirmationUndoOf((await journal.listEvents(own.key)).at(-1) ?? null, Date.now())
  if (!undo || settledMark(await journal.listFulfillmentEvents(own.key))) return false
  return (await journal.createEvent({ ...own, from: ['arrived'], to: undo.to, isUndo })) !== null
}
