import type { PastOrder } from '../domain/past-order.ts'
import { formatMoney } from './money.ts'

const toMarket = {
  withContact: 'fale com a loja e diga o código deste pedido',
  withoutContact: 'leve o código deste pedido ao mercado',
} as const

type CancelledOptions = {
  readonly hasContact: boolean
  readonly isByMessage: boolean
  /** What its shopper has said here to have paid by Pix, in centavos; null: nothing. */
  readonly saidPaid: number | null
}

/** Below the word that an order was cancelled: what becomes of money, as far as that is known, and where the reason is. */
export function cancelledText(
  { pixPaid }: Pick<PastOrder, 'pixPaid'>,
  { hasContact, isByMessage, saidPaid }: CancelledOptions,
): string {
  const ask = toMarket[hasContact ? 'withContact' : 'withoutContact']
  const paid = pixPaid
    ? `Você pagou ${pixPaid.amount ? `${formatMoney(pixPaid.amount)} ` : ''}e`
    : saidPaid !== null
      ? `Se o Pix de ${formatMoney({ amount: saidPaid, currency: 'brl' })} saiu da sua conta, você`
      : `${isByMessage ? 'Nada foi cobrado aqui. ' : ''}Se você já pagou,`
  return `${paid} tem direito à devolução. Para isso, ou para saber o motivo, ${ask}.`
}
