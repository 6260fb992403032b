'use client'

import './receipt.css'

import type { ReactNode } from 'react'
import { cartCopy } from '@/lib/copy/cart'
import { formatMoney } from '@/lib/copy/money'
import { lineOutcomeText, orderProgress } from '@/lib/copy/order-progress'
import { longDate, profileCopy } from '@/lib/copy/profile'
import { settledLineText, settledRows, shopperDifference } from '@/lib/copy/settlement'
import { sumMoney } from '@/lib/domain/money'
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
  const { code, placedAt, lines, productsTotal, shippingFee, fulfillment, settled } = order
  const progress = orderProgress(order, Date.now())
  const said = lines.map((line) => (fulfillment === 'cancelled' ? [] : saidOf(line, settled)))
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
          <Line key={line.variantId} line={line} said={said[index] ?? []} />
        ))}
      </ul>
      {productsTotal && (
        <dl className="receipt-totals">
          <Amount name={copy.productsTotal} text={formatMoney(productsTotal)} />
          {shippingFee && <Amount name={cartCopy.shipping} text={formatMoney(shippingFee)} />}
          {shippingFee && (
            <Amount
              name={cartCopy.totalWithShipping}
              text={formatMoney(sumMoney([productsTotal, shippingFee], shippingFee.currency))}
            />
          )}
        </dl>
      )}
      {settled && (
        <dl className="receipt-totals">
          {settledRows(settled, shopperDifference).map(([name, amount]) => (
            <Amount key={name} name={name} text={amount} />
          ))}
        </dl>
      )}
      {children}
    </article>
  )
}

/** What became of a line, and what it was ordered and comes to now. */
function saidOf(line: PastOrderLine, settled: PastOrder['settled']): readonly string[] {
  const amounts = line.settled && settledLineText(line.settled, settled?.currency ?? null)
  return [lineOutcomeText(line), amounts].filter((text) => text !== null)
}

function Line({ line, said }: { readonly line: PastOrderLine; readonly said: readonly string[] }) {
  const { title, variantTitle, quantity } = line
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
