import { cva } from 'class-variance-authority'
import { ChevronRight } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { CategoryPicture } from '@/components/categories/category-picture'
import { keepUnits } from '@/lib/copy/order-texts'
import { piecePrice } from '@/lib/copy/piece-price'
import { profileCopy } from '@/lib/copy/profile'
import { settlementCopy } from '@/lib/copy/settlement'
import type { SumWeight } from '@/lib/domain/message-order'
import type { LineBecame, PastOrder, PastOrderLine } from '@/lib/domain/past-order'
import { cn } from '@/lib/utils'
import { detail, LineTalk } from './market-contact'
import type { OrderView } from './order-view'

const tick = "before:content-['✓']"
const alarm = "text-destructive inset-ring before:content-['×']"
/** A small tag with a sign of its own. */
const outcomeVariants = cva('inline-block rounded-sm px-2 py-0.5 font-bold text-sm before:mr-1.5', {
  variants: {
    outcome: {
      picked: `bg-secondary text-secondary-foreground ${tick}`,
      delivered: 'px-0 font-normal text-muted-foreground before:content-none',
      replaced: "text-primary inset-ring before:content-['⇄']",
      offered: "bg-accent text-accent-foreground before:content-['⇄']",
      sought: "bg-accent text-accent-foreground before:content-['⌕']",
      fewer: "bg-muted before:content-['−']",
      missing: alarm,
      refused: alarm,
    } satisfies Record<LineBecame['state'], string>,
  },
})

export function LineOutcome({ state, text }: Pick<LineBecame, 'state' | 'text'>) {
  return (
    <b data-outcome={state} className={outcomeVariants({ outcome: state })}>
      {text}
    </b>
  )
}

export type LineProps = { readonly view: OrderView['lines'][number]; readonly order: PastOrder }

/** Draws beside a line what is sold of it today. */
export const LineAddition = createContext<(added: LineProps) => ReactNode>(() => null)

/** States with a chat link: not delivered as ordered. */
const spokenOf: readonly LineBecame['state'][] = ['missing', 'refused', 'replaced', 'sought']

function Line({ view, order, isEmpty }: LineProps & { readonly isEmpty: boolean }) {
  const { line, became, quantity, name, notes } = view
  const addition = useContext(LineAddition)({ view, order })
  return (
    <li
      data-off={became?.state === 'missing' || became?.state === 'refused' || undefined}
      className="group/line grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-baseline gap-x-3 leading-tight tabular-nums"
    >
      <CategoryPicture
        picture={view.picture}
        className="row-span-2 self-start group-data-off/line:opacity-50 [&_img]:size-11 [&_img]:rounded-md"
      />
      <span className="group-data-off/line:text-muted-foreground group-data-off/line:line-through">
        <span className="text-muted-foreground">{`${quantity} ×`}</span> {keepUnits(name)}
      </span>
      <span className={cn('whitespace-nowrap text-right', !addition && 'row-span-2')}>
        <LineAmount ordered={line.amount && piecePrice(line.amount, view.isUnweighed)} now={view.now} />
      </span>
      {(became || notes.length > 0) && (
        <div className={cn('col-start-2 mt-1', addition && 'max-xs:col-end-4')}>
          {became && <LineOutcome {...became} />}
          {view.difference && <b className="ml-2 text-md">{view.difference}</b>}
          {notes.map((note) => (
            <small key={note} className="block text-pretty text-muted-foreground text-sm">
              {note}
            </small>
          ))}
          {/* An empty order says so once. */}
          {became && !view.isAsked && !isEmpty && spokenOf.includes(became.state) && (
            <LineTalk code={order.code} name={`${quantity} × ${name}`} {...became} />
          )}
        </div>
      )}
      {addition}
    </li>
  )
}

/** Strikes the ordered amount (null when unknown) through where it is another `now`. */
function LineAmount({ ordered, now }: { readonly ordered: string | null; readonly now: string | null }) {
  if (now === null || now === ordered) return now ?? ordered
  const isOpen = now === settlementCopy.toBeAgreed || now === settlementCopy.toBeKnown
  return (
    <>
      {ordered !== null && (
        <s className="block text-md text-muted-foreground">
          {ordered}
          <span className="sr-only"> {settlementCopy.inOrder}, </span>
        </s>
      )}
      <span className={isOpen ? undefined : 'font-bold'}>
        <span className="sr-only">{settlementCopy.fromNow} </span>
        {now}
      </span>
    </>
  )
}

const weights = {
  main: 'font-extrabold text-lg',
  bold: 'font-bold',
  quiet: 'text-muted-foreground',
} satisfies Record<SumWeight, string>

type LinesProps = {
  readonly view: Pick<OrderView, 'lines' | 'sums' | 'stage'>
  readonly order: PastOrder
}

/** Lists lines and sums. */
export function OrderLines({ view: { lines, sums, stage }, order }: LinesProps) {
  return (
    <div>
      <ul className="grid gap-2.5 border-y border-dashed py-3">
        {lines.map((line) => (
          <Line key={line.line.variantId} view={line} order={order} isEmpty={stage === 'empty'} />
        ))}
      </ul>
      {sums.rows.length > 0 && (
        <dl className="mt-3 tabular-nums">
          {sums.rows.map(({ name, text, weight }) => (
            <div key={name} className={cn('flex justify-between gap-3', weight && weights[weight])}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {sums.scaleNote && <p className={`mt-1 ${detail}`}>{sums.scaleNote}</p>}
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

/** Names in a folded order; one more is named rather than counted. */
const namedLines = 2

/** Summarizes `Banana-prata, Morango e mais 6`. */
export function nameLines(lines: readonly PastOrderLine[]): string {
  const shown = lines.slice(0, lines.length > namedLines + 1 ? namedLines : undefined)
  return profileCopy.orders.names(
    shown.map(({ title }) => title),
    lines.length - shown.length,
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
