'use client'

import './receipt.css'

import type { ReactNode } from 'react'
import { cartCopy } from '@/lib/copy/cart'
import { totalLabel } from '@/lib/copy/delivery'
import { formatMoney } from '@/lib/copy/money'
import { orderDetailTexts } from '@/lib/copy/order-fields'
import { lineOutcomeText, orderProgress, pickedText } from '@/lib/copy/order-progress'
import { longDate, profileCopy } from '@/lib/copy/profile'
import { amountText, settledRows, settlementCopy, shopperDifference } from '@/lib/copy/settlement'
import { type Money, sumMoney } from '@/lib/domain/money'
import type { PastOrder, PastOrderLine } from '@/lib/domain/past-order'
import { pickupName } from '@/lib/domain/pickup'
import { LineAmount, LineOutcomeNote } from './line-became'
import { OrderSteps } from './order-steps'

const { orders: copy } = profileCopy

/** Of a folded order; one more is named rather than counted. */
const namedLines = 2

type Props = {
  readonly order: PastOrder
  readonly Heading: 'h2' | 'h3'
  /** What is known of its payment, in words; said until the market has begun. */
  readonly payment?: string
  /** One among others: its lines fold away behind what it was and came to. */
  readonly fold?: 'open' | 'closed'
  readonly children: ReactNode
}

/** An order as its till receipt: what, how many, and for how much. */
export function ReceiptPaper({ order, Heading, payment, fold, children }: Props) {
  const { code, placedAt, fulfillment, lines } = order
  const looked = lines.filter(({ outcome }) => outcome !== null).length
  const progress = orderProgress(order, Date.now())
  return (
    <article className="receipt" id={code} tabIndex={-1} aria-label={copy.code(code)}>
      <div className="receipt-head">
        <Heading className="font-bold">{copy.code(code)}</Heading>
        <p className="receipt-detail">
          <time dateTime={placedAt}>{longDate(placedAt)}</time>
        </p>
        {progress && (
          <p className="receipt-state" aria-live="polite">
            {progress.title}
          </p>
        )}
        {progress?.detail && <p className="receipt-detail w-full">{progress.detail}</p>}
        {fold !== 'closed' && (
          <OrderSteps
            fulfillment={fulfillment}
            isPickup={order.pickup !== null}
            picked={pickedText(fulfillment, { looked, lines: lines.length })}
          />
        )}
        {!progress && payment && <p className="receipt-detail w-full">{payment}</p>}
      </div>
      {order.pickup !== null && <p className="receipt-detail">{pickupName(order.pickup)}</p>}
      {orderDetailTexts(order.details ?? {}, 'receipt').map((text) => (
        <p key={text} className="receipt-detail">
          {text}
        </p>
      ))}
      {fold ? (
        <details className="receipt-fold" open={fold === 'open'}>
          <summary>
            <span>{namesOf(order.lines)}</span>
            <b>{totalText(order)}</b>
          </summary>
          <Contents order={order} />
        </details>
      ) : (
        <Contents order={order} />
      )}
      {children}
    </article>
  )
}

/** The lines of an order, what they come to, and what became of that. */
function Contents({ order }: { readonly order: PastOrder }) {
  const { lines, productsTotal, shippingFee, settled } = order
  const total = orderTotal(order)
  const isSettled = settled !== null && settled.now !== null
  return (
    <div>
      <ul className="receipt-lines">
        {lines.map((line) => (
          <Line key={line.variantId} line={line} order={order} />
        ))}
      </ul>
      {productsTotal && (
        <dl className="receipt-totals">
          <Amount
            name={copy.productsTotal}
            text={formatMoney(productsTotal)}
            weight={shippingFee || isSettled ? undefined : 'main'}
          />
          {shippingFee && <Amount name={cartCopy.shipping} text={formatMoney(shippingFee)} />}
          {shippingFee && total && (
            <Amount
              name={totalLabel('charged')}
              text={formatMoney(total)}
              weight={isSettled ? undefined : 'main'}
            />
          )}
        </dl>
      )}
      {settled && (
        <dl className="receipt-totals">
          {settledRows(settled, shopperDifference).map(([name, amount]) => (
            <Amount
              key={name}
              name={name}
              text={amount}
              weight={isSettled ? (name === settlementCopy.now ? 'main' : 'bold') : undefined}
            />
          ))}
        </dl>
      )}
    </div>
  )
}

/** With delivery, as it was ordered; null where one price was never known. */
function orderTotal({ productsTotal, shippingFee }: PastOrder): Money | null {
  if (!productsTotal || !shippingFee) return productsTotal
  return sumMoney([productsTotal, shippingFee], shippingFee.currency)
}

/** What it comes to now, where that is known. */
function totalText(order: PastOrder): string | null {
  const { settled } = order
  const isSettled = settled !== null && settled.now !== null && settled.currency !== null
  const total = isSettled ? { amount: settled.now, currency: settled.currency } : orderTotal(order)
  return total && formatMoney(total)
}

/** `Banana-prata, Morango e mais 6`: enough to know which purchase it was. */
function namesOf(lines: readonly PastOrderLine[]): string {
  const names = lines
    .slice(0, lines.length > namedLines + 1 ? namedLines : undefined)
    .map(({ title }) => title)
  return copy.names(names, lines.length - names.length)
}

function Line({ line, order }: { readonly line: PastOrderLine; readonly order: PastOrder }) {
  const { title, variantTitle, quantity, amount, outcome, settled } = line
  const { fulfillment } = order
  const became = fulfillment === 'cancelled' ? null : lineOutcomeText(line, fulfillment)
  const currency = order.settled?.currency ?? null
  return (
    <li>
      <span>{`${quantity} ×`}</span>
      <span>
        {variantTitle ? `${title} (${variantTitle})` : title}
        {outcome && became && <LineOutcomeNote state={outcome.state} text={became} />}
      </span>
      <span className="receipt-amount">
        <LineAmount
          ordered={amount && formatMoney(amount)}
          now={settled && amountText(settled.now, currency)}
        />
      </span>
    </li>
  )
}

type AmountProps = {
  readonly name: string
  readonly text: string
  /** `main`: what is paid, as far as it is known. */
  readonly weight?: 'main' | 'bold' | undefined
}

function Amount({ name, text, weight }: AmountProps) {
  return (
    <div className={weight && `receipt-${weight}`}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}
