import { piecesText } from '../../copy/order.ts'
import { amountText } from '../../copy/settlement.ts'
import type { FulfillmentEvent, LinePick, ReplacementAnswer } from '../../domain/fulfillment.ts'
import { deskOrderCopy } from './order.ts'
import { deskPaymentCopy, fulfillmentCopy } from './order-words.ts'
import { pickText } from './pick-text.ts'

type Answered = Pick<LinePick, 'quantity' | 'replacement'> & { readonly answer: ReplacementAnswer }

/** `Cliente recusou 2 × Maçã Fuji`. */
export const answerText = ({ answer, quantity, replacement }: Answered) =>
  `${deskOrderCopy.status.answers[answer]} ${piecesText(quantity, replacement ?? '')}`

type Line = { readonly line: number; readonly title: string; readonly quantity: number }

/** `ana marcou Banana Prata: Separado`, `ana acertou: R$ 12,40 devolvidos`. */
export function historyText(
  event: FulfillmentEvent,
  lines: readonly Line[],
  currency: string | null,
): string {
  const { history } = deskOrderCopy
  if (event.kind === 'move') {
    const state = fulfillmentCopy[event.to]
    return event.isUndo ? history.undone(event.by, state) : history.moved(event.by, state)
  }
  if (event.kind === 'payment') return deskPaymentCopy[event.isUndo ? 'takenBackBy' : 'confirmedBy'](event.by)
  if (event.kind === 'difference') {
    const settled = deskPaymentCopy.settledSum(event.amount, currency)
    return event.isUndo ? history.unsettled(event.by, settled) : history.settled(event.by, settled)
  }
  if (event.kind === 'fee')
    return history[event.isUndo ? 'feeUndone' : 'fee'](event.by, amountText(event.amount, currency))
  if (event.kind === 'answer') return answerText(event)
  const line = lines.find((one) => one.line === event.line)
  return history.ticked(event.by, line?.title ?? '', pickText(event, line?.quantity ?? 0))
}
