import { whenText } from '../../copy/order-arrival.ts'
import { orderDetailTexts } from '../../copy/order-fields.ts'
import {
  changesText,
  keepUnits,
  lineInPlace,
  lineOutcome,
  nextText,
  orderProgress,
  pickedText,
} from '../../copy/order-progress.ts'
import { agreementText, amountText as amountOf, shopperSums } from '../../copy/settlement.ts'
import { whatsappOrderCopy as copy, orderMessageCopy } from '../../copy/whatsapp-order.ts'
import type { MessageOrder } from '../../domain/message-order.ts'
import { type Order, type OrderDelivery, type OrderLine, weighedGrams } from '../../domain/order.ts'
import { isUnderWay, type LineOutcome, picturedVariant } from '../../domain/past-order.ts'
import { paths } from '../../domain/paths.ts'
import { pickupAddress } from '../../domain/pickup.ts'
import { withReturnValue } from '../../domain/return-value.ts'
import type { Settlement } from '../../domain/settlement.ts'
import { amountText, lineName, orderTotals, type SentOrder } from './order-message.ts'
import type { SoldOrder } from './sales-book.ts'

type DescribedOrder = SentOrder & Pick<Order, 'fulfillment' | 'fulfillmentAt' | 'createdAt'>

type Described = {
  readonly order: DescribedOrder
  /** What became of its lines in the market, by their place. */
  readonly outcomes: ReadonlyMap<number, LineOutcome>
  readonly settlement: Settlement
  /** Null where the catalogue has none. */
  readonly pictureOf: (id: OrderLine['variantId'] | null) => string | null
  /** Milliseconds since 1970. */
  readonly now: number
  /** When the market opens, in words; null while it is open, or says no hours. */
  readonly opens: string | null
  readonly state: SoldOrder['state']
  /** Whether people of a desk see it. */
  readonly hasDesk: boolean
  /** Null: no browser is told of an order. */
  readonly pushKey: string | null
  /** Null where it may not be visited. */
  readonly link: string | null
  readonly cancelPath: string
  readonly pix: MessageOrder['pix']
  /** What a store is given to lead back with: this page is that store. */
  readonly arrivalValue: string | undefined
}

/** The order as it stands in the journal, and the way to WhatsApp. */
export function describeOrder(described: Described): MessageOrder {
  const { order, settlement, state, link, cancelPath, pix, arrivalValue, now } = described
  const pickup = pickupAddress(order.delivery?.city)
  const progress = orderProgress({ ...order, pickup }, now)
  const { fulfillment, fulfillmentAt, createdAt } = order
  const outcomes = fulfillment === 'cancelled' ? new Map<number, LineOutcome>() : described.outcomes
  const { deliveryWindow, ...others }: Partial<OrderDelivery> = order.delivery ?? {}
  const isWithMarket = state === 'sent' || fulfillment !== 'waiting'
  const isComing =
    isWithMarket &&
    isUnderWay({ fulfillment, fulfillmentAt, placedAt: createdAt, details: order.delivery }, now)
  const coming = { fulfillment, pickup, window: deliveryWindow, opens: described.opens }
  const when = isComing || deliveryWindow ? whenText(coming, now) : null
  const details = when === null ? { deliveryWindow, ...others } : others
  const lines = linesOf(order, { outcomes, settlement, pictureOf: described.pictureOf })
  const became = lines.map((line) => line.became)
  const next = withReturnValue(paths.success, arrivalValue)
  const label = state === 'sent' || state === 'lapsed' ? copy.sendAgain : copy.send
  return {
    title: copy.title(order.code),
    code: order.code,
    status: progress?.title ?? copy[state],
    detail: progress && (progress.detail ?? nextText({ fulfillment, pickup })),
    fulfillment,
    isReceived: described.hasDesk && state === 'sent',
    pushKey: isComing ? described.pushKey : null,
    isPickup: pickup !== null,
    picked: pickedText(fulfillment, became),
    changes: changesText(became, settlement),
    isUnderWay: isComing,
    // Once the market has begun, the shopper speaks of it rather than sends it anew.
    send: state === 'short' || fulfillment !== 'waiting' || link === null ? null : { label, link, next },
    pix,
    lines,
    totals: totalsOf(order, settlement),
    agreement: agreementOf(settlement),
    window: when,
    delivery: [
      order.delivery?.city ? orderMessageCopy.city(order.delivery.city) : orderMessageCopy.noCity,
      ...orderDetailTexts(details, 'message'),
    ],
    cancelPath,
  }
}

function agreementOf(settlement: Settlement): MessageOrder['agreement'] {
  const [market, rest] = agreementText(settlement) ?? []
  return market && rest ? { market, rest } : null
}

function linesOf(
  { lines, fulfillment, delivery }: DescribedOrder,
  { outcomes, settlement, pictureOf }: Pick<Described, 'outcomes' | 'settlement' | 'pictureOf'>,
): MessageOrder['lines'] {
  return lines.map((line, index) => {
    const { variantId, quantity, quotedAmount, currency, note, substitution } = line
    const outcome = outcomes.get(index) ?? null
    const wish = substitution ?? delivery?.substitution ?? null
    const settled = settlement.lines[index]
    const name = lineName(line)
    const inPlace = lineInPlace({ quantity, outcome })
    return {
      name: keepUnits(`${inPlace?.quantity ?? quantity} × ${inPlace?.name ?? name}`),
      picture: pictureOf(picturedVariant(variantId, outcome)),
      amount: amountText({ amount: (quotedAmount ?? 0) * quantity, currency: currency ?? 'brl' }),
      now: settled?.isChanged ? amountOf(settled.now, settlement.currency) : null,
      became: lineOutcome(
        { name, quantity, outcome, nominalGrams: weighedGrams(line), substitution: wish },
        fulfillment,
      ),
      notes: [
        ...(note ? [orderMessageCopy.note(note).trim()] : []),
        ...(substitution ? [orderMessageCopy.ifMissing[substitution].trim()] : []),
      ],
    }
  })
}

function totalsOf(order: DescribedOrder, settlement: Settlement): MessageOrder['totals'] {
  const totals = orderTotals(order)
  if (!totals) return []
  const fee = totals.shipping ? amountText(totals.shipping) : copy.toBeAgreed
  const shipping = pickupAddress(order.delivery?.city) === null ? fee : null
  if (settlement.isChanged)
    return shopperSums({ ...settlement, shipping }).map(({ name, text, weight = null }) => ({
      name,
      amount: text,
      weight,
    }))
  const total = { name: copy.total, amount: amountText(totals.total) }
  return [
    ...(shipping === null ? [] : [{ name: copy.shipping, amount: shipping, weight: null }]),
    { ...total, weight: order.fulfillment === 'cancelled' ? 'quiet' : 'main' },
  ]
}
