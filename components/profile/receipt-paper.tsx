'use client'

import './receipt.css'

import { type ReactNode, useContext, useEffect } from 'react'
import type { OrderName } from '@/lib/browser/post-answer'
import { cartCopy } from '@/lib/copy/cart'
import { totalLabel } from '@/lib/copy/delivery'
import { formatMoney } from '@/lib/copy/money'
import { momentText, whenText } from '@/lib/copy/order-arrival'
import { orderDetailTexts } from '@/lib/copy/order-fields'
import {
  cancelledText,
  changesText,
  lineOutcome,
  nextText,
  orderProgress,
  pickedText,
  stateText,
} from '@/lib/copy/order-progress'
import { profileCopy } from '@/lib/copy/profile'
import { replacementCopy } from '@/lib/copy/replacement-answer'
import { agreementText, amountText, type SumRow, settlementCopy, shopperSums } from '@/lib/copy/settlement'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { isBagOpen } from '@/lib/domain/fulfillment'
import { type Money, sumMoney } from '@/lib/domain/money'
import type { OrderExtras } from '@/lib/domain/order'
import {
  countOpenOffers,
  isPixAsked,
  isRunning,
  type PastOrder,
  type PastOrderLine,
  type SettledAmounts,
} from '@/lib/domain/past-order'
import { pickupName } from '@/lib/domain/pickup'
import { noteSeen } from '@/stores/checkout/note-orders'
import { useSettings } from '@/stores/storefront-provider'
import { ContactLink, MarketContact, TalkToMarket } from './market-contact'
import { OrderSteps } from './order-steps'
import { PushPlace } from './push-place'
import { ReceiptLine } from './receipt-line'
import { Replacements } from './replacements'

const { orders: copy } = profileCopy

/** Of a folded order; one more is named rather than counted. */
const namedLines = 2

type Props = {
  readonly order: PastOrder
  readonly named: OrderName
  /** Null where the page is called like it. */
  readonly Heading: 'h2' | 'h3' | null
  /** What is known of its payment, in words; said until the market has begun. */
  readonly payment?: string
  /** One among others: its lines fold away behind what it was and came to. */
  readonly fold?: 'open' | 'closed'
  /** What is to be done with it, above its lines. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** An order as its till receipt: what, how many, and for how much. */
export function ReceiptPaper({ order, named, Heading, payment, fold, action, children }: Props) {
  const { code, placedAt, fulfillment, lines } = order
  const became = lines.map((line) => lineOutcome(line, fulfillment))
  const now = Date.now()
  const progress = orderProgress(order, now)
  const isByMessage = isOrderedByMessage(useSettings().checkoutHosts)
  // Paid at the store, it is there; whether a message was sent, the shop cannot know.
  const taken = isByMessage ? copy.noted : stateText(order)
  const title = progress ?? (order.state === 'arrived' ? taken : null)
  const hasContact = Boolean(useContext(MarketContact))
  const { deliveryWindow, ...others }: Partial<OrderExtras> = order.details ?? {}
  const isComing = isRunning(order, now) || deliveryWindow
  const when = isComing ? whenText({ ...order, window: deliveryWindow }, now) : null
  const details = orderDetailTexts(when === null ? { deliveryWindow, ...others } : others, 'receipt')
  useEffect(() => noteSeen(order), [order])
  const next = fulfillment === 'cancelled' ? cancelledText(hasContact) : nextText(order)
  const said = progress ? next : payment
  const open = countOpenOffers(order)
  const isDue = fold !== 'closed' && Boolean(action) && isPixAsked(order)
  const asked = <Replacements key="asked" order={order} named={named} />
  const due = isDue && (
    <div key="due" className="mt-3 w-full">
      {action}
    </div>
  )
  return (
    <article className="receipt" id={code} tabIndex={-1} aria-label={copy.code(code)}>
      <div className="receipt-head" data-state={fulfillment}>
        {Heading && <Heading className="font-bold">{copy.code(code)}</Heading>}
        <p className="receipt-detail">
          <time dateTime={placedAt}>{momentText(Date.parse(placedAt), now)}</time>
        </p>
        {title && (
          <p className="receipt-state" aria-live="polite">
            {title}
          </p>
        )}
        {when && <p className="receipt-bold w-full">{when}</p>}
        <p className="w-full" aria-live="polite">
          {open > 0 && <b className="receipt-wanted">{replacementCopy.wanted(open)}</b>}
        </p>
        {said && open === 0 && <p className="receipt-detail w-full">{said}</p>}
        {fold !== 'closed' && (
          <OrderSteps
            fulfillment={fulfillment}
            isReceived={order.isReceived}
            isByMessage={isByMessage}
            isPickup={order.pickup !== null}
            times={order.stepTimes}
            picked={pickedText(order)}
            changes={open > 0 ? null : changesText(became, isBagOpen(fulfillment) ? null : order.settled)}
          >
            {/* What has to be paid stands above what is settled, and below a question that may change it. */}
            {open > 0 ? [asked, due] : [due, asked]}
          </OrderSteps>
        )}
        {order.pickup !== null && <p className="receipt-detail w-full">{pickupName(order.pickup)}</p>}
        {details.map((text) => (
          <p key={text} className="receipt-detail w-full">
            {text}
          </p>
        ))}
        {((action && !isDue) || order.pushKey) && (
          <div className="mt-3 w-full">
            {!isDue && action}
            <PushPlace publicKey={order.pushKey} order={{ code, named }} />
          </div>
        )}
        <TalkToMarket {...order} />
      </div>
      {fold ? (
        <details className="receipt-fold" open={fold === 'open'}>
          <summary>
            <span className="receipt-names">{namesOf(order.lines)}</span>
            <span className="receipt-count">{copy.products(order.lines.length)}</span>
            <b className={fulfillment === 'cancelled' ? 'receipt-quiet' : undefined}>{totalText(order)}</b>
          </summary>
          <Contents order={order} />
        </details>
      ) : (
        <Contents order={order} />
      )}
      <div className="receipt-foot">{children}</div>
    </article>
  )
}

/** The lines of an order, what they come to, and what became of that. */
function Contents({ order }: { readonly order: PastOrder }) {
  const isByMessage = isOrderedByMessage(useSettings().checkoutHosts)
  const sums = sumsOf(order, isByMessage)
  const agreement = order.settled && !isBagOpen(order.fulfillment) && agreementText(order.settled)
  return (
    <div>
      <ul className="receipt-lines">
        {order.lines.map((line) => (
          <ReceiptLine key={line.variantId} line={line} order={order} />
        ))}
      </ul>
      {sums.length > 0 && (
        <dl className="receipt-totals">
          {sums.map((row) => (
            <Amount key={row.name} {...row} />
          ))}
        </dl>
      )}
      {agreement && (
        <p className="receipt-detail">
          <ContactLink code={order.code}>
            {(contact) => (contact ? agreement[0] : settlementCopy.marketAgrees)}
          </ContactLink>
          {agreement[1]}
        </p>
      )}
    </div>
  )
}

/** What stands below the lines, which it adds up: as they are now, or as they were ordered. By message, a fee that is not known is to be agreed. */
function sumsOf(order: PastOrder, isByMessage: boolean): readonly SumRow[] {
  const { lines, productsTotal, shippingFee, settled, fulfillment, pickup } = order
  const open = isByMessage && pickup === null ? settlementCopy.toBeAgreed : null
  const shipping = shippingFee ? formatMoney(shippingFee) : open
  const isOpen = isBagOpen(fulfillment)
  if (settled) return shopperSums({ ...settled, lines: lines.map(amountsOf), shipping, isOpen })
  const total = orderTotal(order)
  if (!productsTotal || !total) return []
  // Nothing of it is paid any more.
  const weight = fulfillment === 'cancelled' ? 'quiet' : 'main'
  const products = { name: copy.productsTotal, text: formatMoney(productsTotal) }
  if (shipping === null) return [{ ...products, weight }]
  return [
    products,
    { name: cartCopy.shipping, text: shipping },
    { name: totalLabel(shippingFee ? 'charged' : 'none'), text: formatMoney(total), weight },
  ]
}

function amountsOf({ amount, settled }: PastOrderLine): SettledAmounts {
  const ordered = amount?.amount ?? null
  return settled ?? { ordered, now: ordered }
}

/** With delivery, as it was ordered; null where one price was never known. */
function orderTotal({ productsTotal, shippingFee }: PastOrder): Money | null {
  if (!productsTotal || !shippingFee) return productsTotal
  return sumMoney([productsTotal, shippingFee], shippingFee.currency)
}

/** What it comes to now; that it is to be agreed, where part of it is. */
function totalText(order: PastOrder): string | null {
  const { settled } = order
  if (settled) return amountText(settled.now, settled.currency)
  const total = orderTotal(order)
  return total && formatMoney(total)
}

/** `Banana-prata, Morango e mais 6`: enough to know which purchase it was. */
function namesOf(lines: readonly PastOrderLine[]): string {
  const names = lines
    .slice(0, lines.length > namedLines + 1 ? namedLines : undefined)
    .map(({ title }) => title)
  return copy.names(names, lines.length - names.length)
}

function Amount({ name, text, weight }: SumRow) {
  return (
    <div className={weight && `receipt-${weight}`}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}
