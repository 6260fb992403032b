import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { cartCopy } from '@/lib/copy/cart'
import type { OrderView } from '@/lib/copy/order-view'
import { profileCopy } from '@/lib/copy/profile'
import type { SumRow } from '@/lib/copy/settlement'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import type { SumWeight } from '@/lib/domain/message-order'
import type { PastOrder, PastOrderLine } from '@/lib/domain/past-order'
import { paths } from '@/lib/domain/paths'
import { classNames } from '@/lib/utils'
import { useSettings } from '@/stores/storefront-provider'
import { detail } from './market-contact'
import { ReceiptLine } from './order-lines'

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

type Props = { readonly view: OrderView; readonly order: PastOrder }

/** Lists lines and sums. */
export function ReceiptContents({ view: { lines, sums, stage }, order }: Props) {
  const isByMessage = isOrderedByMessage(useSettings().checkoutHosts)
  return (
    <div>
      <ul className="grid gap-2.5 border-y border-dashed py-3">
        {lines.map((line) => (
          <ReceiptLine key={line.line.variantId} view={line} order={order} isEmpty={stage === 'empty'} />
        ))}
      </ul>
      {sums.rows.length > 0 && (
        <dl className="mt-3 tabular-nums">
          {sums.rows.map((row) => (
            <Amount key={row.name} {...row} />
          ))}
        </dl>
      )}
      {sums.isEstimated && (
        <p className={`mt-1 ${detail}`}>{isByMessage ? cartCopy.messageScaleNote : cartCopy.scaleNote}</p>
      )}
    </div>
  )
}

export function OrderTotal({ total, freight }: OrderView['sums']) {
  return (
    <>
      {total}
      {freight && <small className="block font-normal text-muted-foreground text-sm">{freight}</small>}
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
