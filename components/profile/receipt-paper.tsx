'use client'

import './receipt.css'

import type { ReactNode } from 'react'
import { cartCopy } from '@/lib/copy/cart'
import { formatMoney } from '@/lib/copy/money'
import { lineOutcomeText, orderProgress, totalAsOrdered } from '@/lib/copy/order-progress'
import { longDate, profileCopy } from '@/lib/copy/profile'
import { type Money, sumMoney } from '@/lib/domain/money'
import type { PastOrder, PastOrderLine } from '@/lib/domain/past-order'

const { orders: copy } = profileCopy

type Props = {
  readonly order: PastOrder
  readonly Heading: 'h2' | 'h3'
  /** What is known of its payment, in words; said until the market has begun. */
  readonly payment?: string
  readonly children: ReactNode
}

/** An order as its till receipt: what, how many, and for how much. */
export function ReceiptPaper({ order, Heading, payment, children }: Props) {
  const { code, placedAt, lines, productsTotal, shippingFee, fulfillment } = order
  const progress = orderProgress(order, Date.now())
  const said = fulfillment === 'cancelled' ? lines.map(() => null) : lines.map(lineOutcomeText)
  return (
    <article className="receipt" aria-label={copy.code(code)}>
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
      <ul className="receipt-lines">
        {lines.map((line, index) => (
          <Line key={line.variantId} line={line} outcome={said[index] ?? null} />
        ))}
      </ul>
      {productsTotal && (
        <dl className="receipt-totals">
          <Amount name={copy.productsTotal} money={productsTotal} />
          {shippingFee && <Amount name={cartCopy.shipping} money={shippingFee} />}
          {shippingFee && (
            <Amount
              name={cartCopy.totalWithShipping}
              money={sumMoney([productsTotal, shippingFee], shippingFee.currency)}
            />
          )}
        </dl>
      )}
      {productsTotal && said.some((outcome) => outcome !== null) && (
        <p className="receipt-detail">{totalAsOrdered}</p>
      )}
      {children}
    </article>
  )
}

function Line({ line, outcome }: { readonly line: PastOrderLine; readonly outcome: string | null }) {
  const { title, variantTitle, quantity } = line
  return (
    <li>
      <span>{`${quantity} ×`}</span>
      <span>
        {variantTitle ? `${title} (${variantTitle})` : title}
        {outcome && <strong className="receipt-detail block">{outcome}</strong>}
      </span>
    </li>
  )
}

function Amount({ name, money }: { readonly name: string; readonly money: Money }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatMoney(money)}</dd>
    </div>
  )
}
