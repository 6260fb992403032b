import './replacements.css'

import { useEffect, useRef, useState } from 'react'
import { CategoryPicture } from '@/components/categories/category-picture'
import { Button } from '@/components/ui/button'
import { keepUnits, lineInPlace, orderedName } from '@/lib/copy/order-progress'
import { answerProblemCopy, replacementCopy as copy } from '@/lib/copy/replacement-answer'
import { type ReplacementAnswer, replacementAnswers } from '@/lib/domain/fulfillment'
import { answerableLines, type LineOffer, type PastOrderLine } from '@/lib/domain/past-order'
import { replacementsId } from '@/lib/domain/public-paths'
import { LineTalk } from './market-contact'
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
      className="replacements"
      id={replacementsId(order.code)}
      tabIndex={-1}
      aria-label={copy.label}
      data-open={open.length > 0 || undefined}
    >
      {open.length > 0 && (
        <p className="replacements-title">
          <b>{copy.asks(open.length)}</b>
          <span>{copy.until(order)}</span>
        </p>
      )}
      {open.length > 1 && (
        <Button variant="outline" className="replacements-all" onClick={() => answer(open, 'accepted')}>
          {copy.acceptAll}
        </Button>
      )}
      <p role="alert" className="replacements-refused empty:hidden">
        {refused && answerProblemCopy[refused].detail}
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
    <div className="replacement" role="group" aria-label={name}>
      <span className="replacement-pictures" aria-hidden="true">
        <CategoryPicture picture={line.orderedPicture ?? null} className="replacement-before" />
        <CategoryPicture picture={line.picture ?? null} />
      </span>
      <p className="replacement-name">
        <b>{keepUnits(name)}</b>
        <span>{keepUnits(note)}</span>
        {answered !== 'refused' && <span>{copy.price(offer.settled ?? line.settled, money)}</span>}
      </p>
      {answered === null ? (
        <div className="replacement-answers">
          {replacementAnswers.map((said) => (
            <Button
              key={said}
              variant={said === 'accepted' ? 'default' : 'outline'}
              aria-label={`${copy.answers[said]}: ${name}`}
              onClick={() => answer([offer], said)}
            >
              {copy.answers[said]}
            </Button>
          ))}
          {talk}
        </div>
      ) : (
        <div className="replacement-answered">
          <p role="status">
            <b className="line-outcome" data-outcome={answered === 'accepted' ? 'picked' : 'missing'}>
              {copy.answered[answered]}
            </b>{' '}
            {isUnsent(offer) ? copy.unsent : copy.means(answered, money)}
          </p>
          {talk}
        </div>
      )}
    </div>
  )
}
