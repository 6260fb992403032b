import './line-became.css'

import { settlementCopy } from '@/lib/copy/settlement'
import type { LineBecame } from '@/lib/domain/past-order'
import { LineTalk } from './market-contact'

type NoteProps = LineBecame & {
  /** Of its order. */
  readonly code: string
  /** With its pieces. */
  readonly name: string
}

/** What became of a line in the market's aisles; of what is not in the bag as it was ordered also the way to speak of it. */
export function LineOutcomeNote({ state, text, note, code, name }: NoteProps) {
  return (
    <>
      <b className="line-outcome" data-outcome={state}>
        {text}
      </b>
      {note && <small className="line-ordered">{note}</small>}
      {spokenOf.includes(state) && (
        <LineTalk code={code} name={name} said={note ? `${name} (${note}): ${text}.` : `${name}: ${text}.`} />
      )}
    </>
  )
}

const spokenOf: readonly LineBecame['state'][] = ['missing', 'replaced', 'sought']

type AmountProps = {
  /** As it was ordered; null where its price was never known. */
  readonly ordered: string | null
  /** What it comes to now; null where that is the same. */
  readonly now: string | null
}

/** What a line costs: where that changed, the old amount struck through and the new one. */
export function LineAmount({ ordered, now }: AmountProps) {
  if (now === null) return ordered
  return (
    <>
      {ordered !== null && (
        <s className="line-before">
          {ordered}
          <span className="sr-only"> {settlementCopy.inOrder}, </span>
        </s>
      )}
      <span className={now === settlementCopy.toBeAgreed ? undefined : 'font-bold'}>
        <span className="sr-only">{settlementCopy.fromNow} </span>
        {now}
      </span>
    </>
  )
}
