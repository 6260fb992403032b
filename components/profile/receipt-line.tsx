import './receipt-line.css'

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
    <li data-became={became?.state} data-adds={addition ? '' : undefined}>
      <CategoryPicture picture={picture} className="receipt-picture" />
      <span className="line-name">
        <span className="receipt-pieces">{`${pieces} ×`}</span>
        {keepUnits(name)}
      </span>
      <span className="receipt-amount">
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
        <div className="line-more">
          {became && (
            <b className="line-outcome" data-outcome={became.state}>
              {became.text}
            </b>
          )}
          {(became?.state === 'replaced' || became?.state === 'offered') && difference && (
            <b className="line-difference">{difference}</b>
          )}
          {[...(became?.note ? [became.note] : []), ...notes, ...wishes].map((note) => (
            <small key={note}>{note}</small>
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
        <s className="line-before">
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
