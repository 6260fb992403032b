import { useContext, useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { swapCopy as copy } from '@/lib/copy/purchases'
import type { PastOrderLine } from '@/lib/domain/past-order'
import { type SwapAnswer as Answer, noteSwapAnswer, swapAnswerOf } from '@/stores/checkout/swap-answers'
import { ContactLink, LineTalk, MarketContact } from './market-contact'

type Props = {
  /** Of its order. */
  readonly code: string
  readonly line: PastOrderLine
  /** What comes, with its pieces. */
  readonly name: string
  readonly ordered: string
  /** To what was ordered, signed; null where it is the same, or to be agreed. */
  readonly difference: string | null
}

/**
 * What comes in the place of a line is accepted or refused in a message to the market, and this device keeps which. What
 * either does is said before, and that it is the message that counts, which may never be sent; nothing where no contact is
 * known.
 */
export function SwapAnswer({ code, line, name, ordered, difference }: Props) {
  const hasContact = Boolean(useContext(MarketContact))
  const [answer, show] = useState(() => swapAnswerOf(code, line))
  const note = copy.inPlaceOf(ordered)

  function give(given: Answer | null): void {
    noteSwapAnswer(code, line, given)
    show(given)
  }

  if (!hasContact) return null
  if (answer)
    return (
      <>
        <small>{copy.answered[answer]}</small>
        <span className="swap-answers">
          <LineTalk code={code} name={name} text={copy.swapped} note={note} />
          <button type="button" className="line-talk" onClick={() => give(null)}>
            {copy.change}
          </button>
        </span>
      </>
    )
  return (
    <>
      <small>{copy.does(difference)}</small>
      <span className="swap-answers">
        {(['accepted', 'refused'] as const).map((given) => (
          <ContactLink
            key={given}
            code={code}
            said={copy.said[given](`${name} (${note})`)}
            label={`${copy.answers[given]}: ${name}`}
            className={buttonVariants({ variant: given === 'accepted' ? 'secondary' : 'outline' })}
            onClick={() => give(given)}
          >
            {() => copy.answers[given]}
          </ContactLink>
        ))}
      </span>
    </>
  )
}
