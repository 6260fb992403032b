import { cartCopy } from '@/lib/copy/cart'
import { totalLabel } from '@/lib/copy/delivery'
import { formatMoney } from '@/lib/copy/money'
import { profileCopy } from '@/lib/copy/profile'
import { agreementText, amountText, type SumRow, settlementCopy, shopperSums } from '@/lib/copy/settlement'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { isBagOpen } from '@/lib/domain/fulfillment'
import { type Money, sumMoney } from '@/lib/domain/money'
import type { PastOrder, PastOrderLine, SettledAmounts } from '@/lib/domain/past-order'
import { useSettings } from '@/stores/storefront-provider'
import { ContactLink } from './market-contact'
import { ReceiptLine } from './receipt-line'

const { orders: copy } = profileCopy

/** The lines of an order, what they come to, and what became of that. */
export function ReceiptContents({ order }: { readonly order: PastOrder }) {
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
export function totalText(order: PastOrder): string | null {
  const { settled } = order
  if (settled) return amountText(settled.now, settled.currency)
  const total = orderTotal(order)
  return total && formatMoney(total)
}

function Amount({ name, text, weight }: SumRow) {
  return (
    <div className={weight && `receipt-${weight}`}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}
