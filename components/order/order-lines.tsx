import { cva } from 'class-variance-authority'
import { createContext, type ReactNode, useContext } from 'react'
import { CategoryPicture } from '@/components/categories/category-picture'
import { keepUnits } from '@/lib/copy/order-texts'
import type { OrderView } from '@/lib/copy/order-view'
import { piecePrice } from '@/lib/copy/piece-price'
import { settlementCopy } from '@/lib/copy/settlement'
import type { LineBecame, PastOrder } from '@/lib/domain/past-order'
import { LineTalk } from './market-contact'

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

export type LineView = OrderView['lines'][number]

type Props = { readonly view: LineView; readonly order: PastOrder }

/** Draws beside a line what is sold of it today. */
export const LineAddition = createContext<(added: Props) => ReactNode>(() => null)

/** States with a chat link: not delivered as ordered. */
const spokenOf: readonly LineBecame['state'][] = ['missing', 'refused', 'replaced', 'sought']

type LineProps = Props & { readonly isEmpty: boolean }

export function ReceiptLine({ view, order, isEmpty }: LineProps) {
  const { line, became, quantity, name, picture, difference, notes, now, isAsked } = view
  const addition = useContext(LineAddition)({ view, order })
  return (
    <li
      data-off={became?.state === 'missing' || became?.state === 'refused' || undefined}
      className="group/line grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-baseline gap-x-3 leading-tight tabular-nums"
    >
      <CategoryPicture
        picture={picture}
        className="row-span-2 self-start group-data-off/line:opacity-50 [&_img]:size-11 [&_img]:rounded-md"
      />
      <span className="group-data-off/line:text-muted-foreground group-data-off/line:line-through">
        <span className="text-muted-foreground">{`${quantity} ×`}</span> {keepUnits(name)}
      </span>
      <span className="whitespace-nowrap text-right">
        <LineAmount ordered={line.amount && piecePrice(line.amount, view.isUnweighed)} now={now} />
      </span>
      {(became || notes.length > 0) && (
        <div className={addition ? 'col-start-2 max-xs:col-end-4' : 'col-span-2 col-start-2'}>
          {became && <LineOutcome {...became} />}
          {difference && <b className="ml-2 text-md">{difference}</b>}
          {notes.map((note) => (
            <small key={note} className="block text-muted-foreground text-sm">
              {note}
            </small>
          ))}
          {/* An empty order says so once. */}
          {became && !isAsked && !isEmpty && spokenOf.includes(became.state) && (
            <LineTalk code={order.code} name={`${quantity} × ${name}`} {...became} />
          )}
        </div>
      )}
      {addition}
    </li>
  )
}

type AmountProps = {
  /** Ordered amount; null when unknown. */
  readonly ordered: string | null
  /** Current amount; null when unchanged. */
  readonly now: string | null
}

/** Strikes the old amount through when changed. */
function LineAmount({ ordered, now }: AmountProps) {
  if (now === null || now === ordered) return now ?? ordered
  return (
    <>
      {ordered !== null && (
        <s className="block text-md text-muted-foreground">
          {ordered}
          <span className="sr-only"> {settlementCopy.inOrder}, </span>
        </s>
      )}
      <span
        className={
          now === settlementCopy.toBeAgreed || now === settlementCopy.toBeKnown ? undefined : 'font-bold'
        }
      >
        <span className="sr-only">{settlementCopy.fromNow} </span>
        {now}
      </span>
    </>
  )
}
