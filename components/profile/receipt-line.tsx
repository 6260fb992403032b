import { cva } from 'class-variance-authority'
import { createContext, type ReactNode, useContext } from 'react'
import { CategoryPicture } from '@/components/categories/category-picture'
import { orderFieldCopy } from '@/lib/copy/order-fields'
import { keepUnits, lineInPlace, lineOutcome, nothingTitle, orderedName } from '@/lib/copy/order-progress'
import { piecePrice } from '@/lib/copy/piece-price'
import { amountText, differenceText, settlementCopy } from '@/lib/copy/settlement'
import { mayPick } from '@/lib/domain/fulfillment'
import { isOver, type LineBecame, type PastOrder, type PastOrderLine } from '@/lib/domain/past-order'
import { LineTalk } from './market-contact'

const { short: wish } = orderFieldCopy.substitution

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

type Props = { readonly line: PastOrderLine; readonly order: PastOrder }

/** `isOther`: named after its replacement. */
export type Added = Props & { readonly isOther: boolean }

export const LineAddition = createContext<(added: Added) => ReactNode>(() => null)

/** States with a chat link: not delivered as ordered. */
const spokenOf: readonly LineBecame['state'][] = ['missing', 'refused', 'replaced', 'sought']

/** Not weighed or delivered yet. */
export const isUnweighed = (
  { nominalGrams, outcome }: PastOrderLine,
  fulfillment: PastOrder['fulfillment'],
) => nominalGrams !== null && outcome === null && !isOver(fulfillment)

export function ReceiptLine({ line, order }: Props) {
  const { outcome, quantity, amount, settled, substitution, notes = [] } = line
  const { code, fulfillment } = order
  const ordered = orderedName(line)
  const isOff = fulfillment === 'cancelled'
  const became = isOff ? null : lineOutcome({ ...line, name: ordered }, fulfillment)
  const isRefused = outcome?.offer?.answer === 'refused'
  const isOffBag = became?.state === 'missing' || became?.state === 'refused'
  const inPlace = isOff || isRefused ? null : lineInPlace(line)
  const { quantity: pieces, name } = inPlace ?? { quantity, name: ordered }
  const picture = (isRefused ? line.orderedPicture : line.picture) ?? null
  const currency = order.settled?.currency ?? null
  const difference = differenceText(settled, currency)
  // Its question shows it.
  const isAsked = outcome?.offer && mayPick(fulfillment)
  // An empty order says so once.
  const isNothing = nothingTitle(order) !== null
  const said = `${pieces} × ${name}`
  // Shows only differences from the order's preference.
  const usual = order.details?.substitution
  const isOther = usual && substitution && substitution !== usual && outcome === null && !isOver(fulfillment)
  const wishes = isOther ? [`${wish.label}: ${wish.choices[substitution]}`] : []
  const addition = useContext(LineAddition)({ line, order, isOther: inPlace !== null })
  return (
    <li
      data-off={isOffBag || undefined}
      className="group/line grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-baseline gap-x-3 leading-tight tabular-nums"
    >
      <CategoryPicture
        picture={picture}
        className="row-span-2 self-start group-data-off/line:opacity-50 [&_img]:size-11 [&_img]:rounded-md"
      />
      <span className="group-data-off/line:text-muted-foreground group-data-off/line:line-through">
        <span className="text-muted-foreground">{`${pieces} ×`}</span> {keepUnits(name)}
      </span>
      <span className="whitespace-nowrap text-right">
        <LineAmount
          ordered={amount && piecePrice(amount, isUnweighed(line, fulfillment))}
          now={
            became?.state === 'sought'
              ? settlementCopy.toBeKnown
              : settled && amountText(settled.now, currency)
          }
        />
      </span>
      {(became || notes.length + wishes.length > 0) && (
        <div className={addition ? 'col-start-2 max-xs:col-end-4' : 'col-span-2 col-start-2'}>
          {became && <LineOutcome {...became} />}
          {(became?.state === 'replaced' || became?.state === 'offered') && difference && (
            <b className="ml-2 text-md">{difference}</b>
          )}
          {[...(became?.note ? [became.note] : []), ...notes, ...wishes].map((note) => (
            <small key={note} className="block text-muted-foreground text-sm">
              {note}
            </small>
          ))}
          {became && !isAsked && !isNothing && spokenOf.includes(became.state) && (
            <LineTalk code={code} name={said} {...became} />
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
