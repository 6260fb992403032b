import { type Bitmap2D, generate } from 'lean-qr'
import { mayChangeText } from '../../copy/settlement.ts'
import { atText } from '../../copy/time-of-day.ts'
import { whatsappOrderCopy } from '../../copy/whatsapp-order.ts'
import { type FulfillmentEvent, isBagOpen } from '../../domain/fulfillment.ts'
import type { MessageOrder, PixPicture } from '../../domain/message-order.ts'
import type { Order } from '../../domain/order.ts'
import type { Answerable, PastOrder } from '../../domain/past-order.ts'
import { paysByPix } from '../../domain/payment.ts'
import { isFeeOpen } from '../../domain/pickup.ts'
import { type PixReceiver, pixCode } from '../../domain/pix-code.ts'
import { mayPayNow, pixDue } from '../../domain/pix-due.ts'
import type { Settlement } from '../../domain/settlement.ts'
import { amountText } from './order-message.ts'
import type { SoldOrder } from './sales-book.ts'

const { pix: copy } = whatsappOrderCopy

type Paid = {
  readonly order: Pick<Order, 'code' | 'delivery' | 'fulfillment' | 'shipping'>
  readonly past: Answerable & Pick<PastOrder, 'pixPaid'>
  readonly settlement: Settlement
  readonly history: readonly FulfillmentEvent[]
  readonly sold: Pick<SoldOrder, 'state'>
  readonly receiver: PixReceiver | null
}

/** Describes payment by Pix; null where it is not paid so, not sent, cancelled, or a price is to be agreed. */
export function describePix({ order, past, settlement, history, sold, receiver }: Paid): MessageOrder['pix'] {
  const { code, delivery, fulfillment } = order
  if (receiver === null || !paysByPix(delivery) || fulfillment === 'cancelled') return null
  if (past.pixPaid) {
    const { at, amount: paid } = past.pixPaid
    const confirmed = copy.confirmed(atText(Date.parse(at), Date.now()))
    return {
      status: copy.paid(paid && amountText(paid)),
      detail: isBagOpen(fulfillment) ? `${confirmed} ${copy.mayDiffer}` : confirmed,
      code: null,
    }
  }
  const isSent = sold.state === 'sent' || fulfillment !== 'waiting'
  // Handed over, it is over for the shop too: what is not paid is between the two of them (`balanceTexts`).
  if (!isSent || fulfillment === 'delivered') return null
  if (settlement.now !== 0 && isFeeOpen(delivery?.city, order.shipping.fee))
    return { ...copy.feeOpen, code: null }
  const amount = pixDue(order, settlement, history)
  if (!amount) return null
  const note = mayChangeText(past)
  if (!mayPayNow(past, settlement)) return { status: copy.wait, detail: note, code: null }
  const text = pixCode(receiver, { amount, reference: code.toUpperCase() })
  return {
    status: copy.amount(amountText(amount)),
    detail: null,
    code: { amount, receiver: receiver.name, text, note, picture: drawCode(generate(text)) },
  }
}

/** Its dark squares, row by row, as strokes one unit high. */
function drawCode({ size, get }: Bitmap2D): PixPicture {
  const squares = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)])
  const dark = squares.filter(([x = 0, y = 0]) => get(x, y))
  return { size, path: dark.map(([x, y]) => `M${x} ${y}.5h1`).join('') }
}
