'use client'

import './receipt.css'

import type { ReactNode } from 'react'
import { cartCopy } from '@/lib/copy/cart'
import { formatMoney } from '@/lib/copy/money'
import { longDate, profileCopy } from '@/lib/copy/profile'
import { type Money, sumMoney } from '@/lib/domain/money'
import type { PastOrder } from '@/lib/domain/past-order'

const { orders: copy } = profileCopy

type Props = {
  readonly order: PastOrder
  readonly Heading: 'h2' | 'h3'
  /** What is known of it, in words. */
  readonly state?: string
  readonly children: ReactNode
}

/** An order as its till receipt: what, how many, and for how much. */
export function ReceiptPaper({ order, Heading, state, children }: Props) {
  const { code, placedAt, lines, productsTotal, shippingFee } = order
  return (
    <article className="receipt" aria-label={copy.code(code)}>
      <div className="receipt-head">
        <Heading className="font-bold">{copy.code(code)}</Heading>
        <p className="receipt-detail">
          <time dateTime={placedAt}>{longDate(placedAt)}</time>
        </p>
        {state && <p className="receipt-detail w-full">{state}</p>}
      </div>
      <ul className="receipt-lines">
        {lines.map(({ variantId, title, variantTitle, quantity }) => (
          <li key={variantId}>
            <span>{`${quantity} ×`}</span>
            <span>{variantTitle ? `${title} (${variantTitle})` : title}</span>
          </li>
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
      {children}
    </article>
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
