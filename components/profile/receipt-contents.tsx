import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { ChevronRight } from '@/components/ui/icons'
import { cartCopy } from '@/lib/copy/cart'
import { totalLabel } from '@/lib/copy/delivery'
import { formatMoney } from '@/lib/copy/money'
import { isSought } from '@/lib/copy/order-progress'
import { profileCopy } from '@/lib/copy/profile'
import { amountText, type SumRow, settlementCopy, shopperSums } from '@/lib/copy/settlement'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { type FulfillmentState, isBagOpen } from '@/lib/domain/fulfillment'
import type { SumWeight } from '@/lib/domain/message-order'
import { type Money, sumMoney } from '@/lib/domain/money'
import type { PastOrder, PastOrderLine, SettledAmounts } from '@/lib/domain/past-order'
import { paths } from '@/lib/domain/paths'
import { classNames } from '@/lib/utils'
import { useSettings } from '@/stores/storefront-provider'
import { detail } from './market-contact'
import { isUnweighed, ReceiptLine } from './receipt-line'

const { orders: copy } = profileCopy

/** Names in a folded order; one more is named rather than counted. */
const namedLines = 2

/** Summarizes `Banana-prata, Morango e mais 6`. */
export function namesOf(lines: readonly PastOrderLine[]): string {
  const names = lines
    .slice(0, lines.length > namedLines + 1 ? namedLines : undefined)
    .map(({ title }) => title)
  return copy.names(names, lines.length - names.length)
}

type Props = {
  readonly order: PastOrder
  /** Delivery place, if known. */
  readonly place?: string | null | undefined
}

/** Lists lines, sums and outcome. */
export function ReceiptContents({ order, place }: Props) {
  const isByMessage = isOrderedByMessage(useSettings().checkoutHosts)
  const sums = sumsOf(order, { isByMessage, isBrought: isByMessage || Boolean(place) })
  return (
    <div>
      <ul className="grid gap-2.5 border-y border-dashed py-3">
        {order.lines.map((line) => (
          <ReceiptLine key={line.variantId} line={line} order={order} />
        ))}
      </ul>
      {sums.length > 0 && (
        <dl className="mt-3 tabular-nums">
          {sums.map((row) => (
            <Amount key={row.name} {...row} />
          ))}
        </dl>
      )}
      {isEstimated(order) && (
        <p className={`mt-1 ${detail}`}>{isByMessage ? cartCopy.messageScaleNote : cartCopy.scaleNote}</p>
      )}
    </div>
  )
}

type Way = {
  readonly isByMessage: boolean
  /** Delivery: an unknown fee is to be agreed. */
  readonly isBrought: boolean
}

/** Lists the sums, as settled or ordered. */
function sumsOf(order: PastOrder, { isByMessage, isBrought }: Way): readonly SumRow[] {
  const { lines, productsTotal, shippingFee, settled, fulfillment, pickup } = order
  const open = isBrought && pickup === null ? settlementCopy.toBeAgreed : null
  const shipping = shippingFee ? formatMoney(shippingFee) : open
  const isOpen = isBagOpen(fulfillment)
  const amounts = lines.map((line) => amountsOf(line, fulfillment))
  if (settled && fulfillment !== 'cancelled') {
    const openText = lines.some((line) => isSought(line, fulfillment))
      ? settlementCopy.toBeKnown
      : settlementCopy.toBeAgreed
    return shopperSums({
      ...settled,
      lines: amounts,
      shipping,
      isOpen,
      isThere: fulfillment === 'delivered',
      openText,
    })
  }
  const total = orderTotal(order)
  if (!productsTotal || !total) return []
  // Cancelled: nothing is paid.
  const weight = fulfillment === 'cancelled' ? 'quiet' : 'main'
  const products = { name: copy.productsTotal, text: formatMoney(productsTotal) }
  const isAtStore = !isByMessage && order.state === 'arrived' && fulfillment !== 'waiting'
  const money = isAtStore ? total : order.pixPaid?.amount
  const paid = money && fulfillment !== 'cancelled' ? [{ name: copy.paid, text: formatMoney(money) }] : []
  if (shipping === null) return [{ ...products, weight }, ...paid]
  return [
    products,
    { name: cartCopy.shipping, text: shipping },
    {
      name: totalLabel(shippingFee ? 'charged' : 'arranged', isEstimated(order)),
      text: formatMoney(total),
      weight,
    },
    ...paid,
  ]
}

const isEstimated = ({ lines, fulfillment, settled }: PastOrder) =>
  !settled && lines.some((line) => isUnweighed(line, fulfillment))

/** Unknown amounts while sought. */
function amountsOf(line: PastOrderLine, fulfillment: FulfillmentState): SettledAmounts {
  const ordered = line.amount?.amount ?? null
  if (isSought(line, fulfillment)) return { ordered, now: null }
  return line.settled ?? { ordered, now: ordered }
}

/** Ordered total with delivery; null when a price was unknown. */
function orderTotal({ productsTotal, shippingFee }: PastOrder): Money | null {
  if (!productsTotal || !shippingFee) return productsTotal
  return sumMoney([productsTotal, shippingFee], shippingFee.currency)
}

/** Describes the current total, or why it is open. */
function totalText(order: PastOrder): string | null {
  const { settled, lines, fulfillment } = order
  if (lines.every((line) => isSought(line, fulfillment))) return settlementCopy.toBeKnown
  if (settled && fulfillment !== 'cancelled') return amountText(settled.now, settled.currency)
  const total = orderTotal(order)
  return total && formatMoney(total)
}

export function OrderTotal({ order }: Pick<Props, 'order'>) {
  const text = totalText(order)
  return (
    <>
      {text}
      {text && order.shippingFee && (
        <small className="block font-normal text-muted-foreground text-sm">
          {totalLabel('charged', isEstimated(order))}
        </small>
      )}
    </>
  )
}

const weights = {
  main: 'font-extrabold text-lg',
  bold: 'font-bold',
  quiet: 'text-muted-foreground',
} satisfies Record<SumWeight, string>

function Amount({ name, text, weight }: SumRow) {
  return (
    <div className={classNames('flex justify-between gap-3', weight && weights[weight])}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}

/** Folds away what stands below its summary. */
export function Fold({ summary, children, ...props }: ComponentProps<'details'> & { summary: ReactNode }) {
  return (
    <details {...props}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronRight className="size-5 flex-none rotate-90 [[open]>summary>&]:-rotate-90" />
      </summary>
      {children}
    </details>
  )
}

export function ChooseOthers() {
  return (
    <>
      <Link href={paths.store} className={buttonVariants({ variant: 'outline', className: 'mt-3 w-full' })}>
        {copy.chooseOthers}
      </Link>
      <p className={`mt-2 ${detail}`}>{copy.othersAreNew}</p>
    </>
  )
}
