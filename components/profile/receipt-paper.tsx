'use client'

import './receipt.css'

import type { ReactNode } from 'react'
import { cartCopy } from '@/lib/copy/cart'
import { totalLabel } from '@/lib/copy/delivery'
import { formatMoney } from '@/lib/copy/money'
import { lineOutcomeText, orderProgress } from '@/lib/copy/order-progress'
import { longDate, profileCopy } from '@/lib/copy/profile'
import { settledLineText, settledRows, shopperDifference } from '@/lib/copy/settlement'
import { type Money, sumMoney } from '@/lib/domain/money'
import type { PastOrder, PastOrderLine } from '@/lib/domain/past-order'

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
  const { code, placedAt } = order
  const progress = orderProgress(order, Date.now())
  return (
    <article className="receipt" id={code} tabIndex={-1} aria-label={copy.code(code)}>
      <div className="receipt-head">
        <Heading className="font-bold">{copy.code(code)}</Heading>
        <p className="receipt-detail">
          <time dateTime={placedAt}>{longDate(placedAt)}</time>
        </p>
        {progress && (
          <p className="w-full font-bold" aria-live="polite">
            {progress.title}
          </p>
        )}
        {progress?.detail && <p className="receipt-detail w-full">{progress.detail}</p>}
        {!progress && payment && <p className="receipt-detail w-full">{payment}</p>}
      </div>
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
  const { lines, productsTotal, shippingFee, fulfillment, settled } = order
  const total = orderTotal(order)
  const said = lines.map((line) => (fulfillment === 'cancelled' ? [] : saidOf(line, settled)))
  return (
    <div>
      <ul className="receipt-lines">
        {lines.map((line, index) => (
          <Line key={line.variantId} line={line} said={said[index] ?? []} />
        ))}
      </ul>
      {productsTotal && (
        <dl className="receipt-totals">
          <Amount name={copy.productsTotal} text={formatMoney(productsTotal)} />
          {shippingFee && <Amount name={cartCopy.shipping} text={formatMoney(shippingFee)} />}
          {shippingFee && total && <Amount name={totalLabel('charged')} text={formatMoney(total)} />}
        </dl>
      )}
      {settled && (
        <dl className="receipt-totals">
          {settledRows(settled, shopperDifference).map(([name, amount]) => (
            <Amount key={name} name={name} text={amount} />
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

/** What became of a line, and what it was ordered and comes to now. */
function saidOf(line: PastOrderLine, settled: PastOrder['settled']): readonly string[] {
  const amounts = line.settled && settledLineText(line.settled, settled?.currency ?? null)
  return [lineOutcomeText(line), amounts].filter((text) => text !== null)
}

function Line({ line, said }: { readonly line: PastOrderLine; readonly said: readonly string[] }) {
  const { title, variantTitle, quantity, amount } = line
  return (
    <li>
      <span>{`${quantity} ×`}</span>
      <span>
        {variantTitle ? `${title} (${variantTitle})` : title}
        {said.map((text) => (
          <strong key={text} className="receipt-detail block">
            {text}
          </strong>
        ))}
      </span>
      {/* What it comes to by now says both. */}
      {amount && !line.settled && <span className="receipt-amount">{formatMoney(amount)}</span>}
    </li>
  )
}

function Amount({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}
