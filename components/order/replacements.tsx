import { useEffect, useRef, useState } from 'react'
import { CategoryPicture } from '@/components/categories/category-picture'
import { Button } from '@/components/ui/button'
import { keepUnits, orderedName } from '@/lib/copy/order-texts'
import { answerProblemCopy, replacementCopy as copy } from '@/lib/copy/replacement-answer'
import { type ReplacementAnswer, replacementAnswers } from '@/lib/domain/fulfillment'
import { answerableLines, type LineOffer, lineInPlace, type PastOrderLine } from '@/lib/domain/past-order'
import { replacementsId } from '@/lib/domain/public-paths'
import { LineTalk } from './market-contact'
import { LineOutcome } from './order-lines'
import type { Answers } from './use-answers'

type Props = { readonly answers: Answers }

/**
 * Asks to accept or refuse replacements until the order leaves; each answer is final, and explained first.
 */
export function Replacements({ answers }: Props) {
  const { order, refused, give } = answers
  const section = useRef<HTMLElement>(null)
  const [given, noteGiven] = useState(0)
  const lines = answerableLines(order)
  const open = lines.flatMap(({ offer }) => (offer.answer === null ? [offer] : []))
  // The tapped button is gone.
  useEffect(() => {
    if (given > 0) section.current?.focus({ preventScroll: true })
  }, [given])
  if (lines.length === 0 && refused === null) return null
  const answer: LineProps['answer'] = (offers, said) => {
    give(offers, said)
    noteGiven(given + 1)
  }
  return (
    <section
      ref={section}
      className="my-3 w-full scroll-mt-24 divide-y-1 divide-dashed divide-current/50 rounded-md bg-muted px-3 py-1 outline-offset-2 data-open:bg-accent data-open:text-accent-foreground"
      id={replacementsId(order.code)}
      tabIndex={-1}
      aria-label={copy.label(order.code)}
      data-open={open.length > 0 || undefined}
    >
      {open.length > 0 && (
        <p className="border-none pt-2.5">
          <b className="block font-extrabold text-lg leading-tight">{copy.asks(open.length)}</b>
          {copy.until(order)}
        </p>
      )}
      {open.length > 1 && (
        <Button
          variant="outline"
          className="mt-2.5 border-solid bg-card text-foreground"
          onClick={() => answer(open, 'accepted')}
        >
          {copy.acceptAll}
        </Button>
      )}
      <p role="alert" className="border-none py-2 font-bold empty:hidden">
        {refused && (refused === 'refused' ? copy.refused : answerProblemCopy[refused].detail)}
      </p>
      {lines.map(({ line, offer }) => (
        <Replacement key={`${offer.line} ${offer.id}`} {...{ answers, answer, line, offer }} />
      ))}
    </section>
  )
}

type LineProps = Props & {
  readonly line: PastOrderLine
  readonly offer: LineOffer
  readonly answer: (offers: readonly LineOffer[], said: ReplacementAnswer) => void
}

function Replacement({ answers: { order, isUnsent }, answer, line, offer }: LineProps) {
  const { answer: answered } = offer
  const money = { currency: null, paid: null, ...order.settled }
  const inPlace = lineInPlace(line) ?? { quantity: line.quantity, name: line.title }
  const name = `${inPlace.quantity} × ${inPlace.name}`
  const note = copy.inPlaceOf(orderedName(line))
  const text = answered === null ? copy.offered : copy.swapped
  const talk = <LineTalk code={order.code} {...{ name, text, note }} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field
    <div
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 pt-3 pb-1 leading-tight"
      role="group"
      aria-label={name}
    >
      <span className="flex items-end" aria-hidden="true">
        <CategoryPicture
          picture={line.orderedPicture ?? null}
          className="-mr-5 opacity-70 grayscale [&_img]:size-11 [&_img]:rounded-md"
        />
        <CategoryPicture
          picture={line.picture ?? null}
          className="relative [&_img]:size-15 [&_img]:rounded-md [&_img]:ring-2 [&_img]:ring-card"
        />
      </span>
      <p className="tabular-nums">
        <b className="block">{keepUnits(name)}</b>
        {keepUnits(note)}
        {answered !== 'refused' && (
          <span className="block">{copy.price(offer.settled ?? line.settled, money)}</span>
        )}
      </p>
      {answered === null ? (
        <div className="col-span-full mt-2.5 flex flex-wrap items-center gap-x-2">
          {replacementAnswers.map((said) => (
            <Button
              key={said}
              variant={said === 'accepted' ? 'default' : 'outline'}
              className={said === 'accepted' ? 'flex-1' : 'flex-1 bg-card text-foreground'}
              aria-label={`${copy.answers[said]}: ${name}`}
              onClick={() => answer([offer], said)}
            >
              {copy.answers[said]}
            </Button>
          ))}
          {talk}
        </div>
      ) : (
        <div className="col-span-full mt-2.5">
          <p role="status">
            <LineOutcome
              state={answered === 'accepted' ? 'picked' : 'refused'}
              text={copy.answered[answered]}
            />{' '}
            {isUnsent(offer) ? copy.unsent : copy.means(answered, money)}
          </p>
          {talk}
        </div>
      )}
    </div>
  )
}
