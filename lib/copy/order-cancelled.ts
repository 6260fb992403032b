import type { PastOrder } from '../domain/past-order.ts'
import { formatMoney } from './money.ts'
import { nothingTitle } from './order-progress.ts'

const toMarket = {
  withContact: 'fale com a loja e diga o código deste pedido',
  withoutContact: 'leve o código deste pedido ao mercado',
} as const

type RefundOptions = {
  readonly hasContact: boolean
  readonly isByMessage: boolean
  /** What its shopper has said here to have paid by Pix, in centavos; null: nothing. */
  readonly saidPaid: number | null
}

/** Below the word that an order was cancelled: what becomes of money, as far as that is known, and where the reason is. */
export const cancelledText = (order: Pick<PastOrder, 'pixPaid'>, options: RefundOptions) =>
  refundText(order, options, 'para saber o motivo')

/** In the place of how far it is, of an order of which nothing was found, and what happens next; null of any other. */
export function nothingText(order: PastOrder, options: RefundOptions) {
  const title = nothingTitle(order)
  if (title === null) return null
  return { title, detail: refundText(order, options, 'para escolher outros produtos') }
}

function refundText(
  { pixPaid }: Pick<PastOrder, 'pixPaid'>,
  { hasContact, isByMessage, saidPaid }: RefundOptions,
  purpose: string,
): string {
  const ask = toMarket[hasContact ? 'withContact' : 'withoutContact']
  const paid = pixPaid
    ? `Você pagou ${pixPaid.amount ? `${formatMoney(pixPaid.amount)} ` : ''}e`
    : saidPaid !== null
      ? `Se o Pix de ${formatMoney({ amount: saidPaid, currency: 'brl' })} saiu da sua conta, você`
      : `${isByMessage ? 'Nada foi cobrado aqui. ' : ''}Se você já pagou,`
  return `${paid} tem direito à devolução. Para isso, ou ${purpose}, ${ask}.`
}
