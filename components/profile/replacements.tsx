import './replacements.css'

import { useEffect, useRef, useState } from 'react'
import { CategoryPicture } from '@/components/categories/category-picture'
import { Button } from '@/components/ui/button'
import { keepUnits, lineInPlace, orderedName } from '@/lib/copy/order-progress'
import { answerProblemCopy, replacementCopy as copy } from '@/lib/copy/replacement-answer'
import { isBagOpen, replacementAnswers } from '@/lib/domain/fulfillment'
import { answerableLines, type LineOffer, type PastOrderLine } from '@/lib/domain/past-order'
import { replacementsId } from '@/lib/domain/public-paths'
import { LineTalk } from './market-contact'
import type { Answers } from './use-answers'

type Props = { readonly answers: Answers }

/**
 * What comes in the place of something else, to be accepted or refused with one tap until the order leaves the market;
 * nothing where nothing does. What either does is said before.
 */
export function Replacements({ answers }: Props) {
  const { order, refused, give } = answers
  const section = useRef<HTMLElement>(null)
  const lines = answerableLines(order)
  const open = lines.flatMap(({ offer }) => (offer.answer === null ? [offer] : []))
  if (lines.length === 0 && refused === null) return null
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
        <Button
          variant="outline"
          className="replacements-all"
          onClick={() => {
            give(open, 'accepted')
            section.current?.focus({ preventScroll: true })
          }}
        >
          {copy.acceptAll}
        </Button>
      )}
      <p role="alert" className="replacements-refused empty:hidden">
        {refused && answerProblemCopy[refused].detail}
      </p>
      {lines.map(({ line, offer }) => (
        <Replacement key={`${offer.line} ${offer.id}`} {...{ answers, line, offer }} />
      ))}
    </section>
  )
}

type LineProps = Props & { readonly line: PastOrderLine; readonly offer: LineOffer }

function Replacement({ answers: { order, stateOf, give, send }, line, offer }: LineProps) {
  const { answer } = offer
  const state = stateOf(offer)
  const money = { currency: null, taken: null, ...order.settled }
  const [isChanging, setChanging] = useState(false)
  const next = useFocusOfNext(answer === null || isChanging)
  const inPlace = lineInPlace(line) ?? { quantity: line.quantity, name: line.title }
  const name = `${inPlace.quantity} × ${inPlace.name}`
  const note = copy.inPlaceOf(orderedName(line))
  const isOpen = answer === null || isChanging
  const talk = (
    <LineTalk
      code={order.code}
      name={name}
      text={answer === null ? copy.offered : copy.swapped}
      note={note}
    />
  )
  const isPaid = Boolean(order.pixPaid) || typeof order.pixDue?.saidPaid === 'number'
  const isUnsent = state === 'unreachable' || state === 'failed'
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
        {(isOpen || answer === 'accepted') && <span>{copy.price(offer.settled ?? line.settled, money)}</span>}
      </p>
      {isOpen ? (
        <div className="replacement-answers" ref={next}>
          {isChanging && !isBagOpen(order.fulfillment) && <p>{copy.closed}</p>}
          {replacementAnswers.map((given) => (
            <Button
              key={given}
              variant={given === 'accepted' ? 'default' : 'outline'}
              aria-label={`${copy.answers[given]}: ${name}`}
              onClick={() => {
                setChanging(false)
                give([offer], given)
              }}
            >
              {copy.answers[given]}
            </Button>
          ))}
          {talk}
        </div>
      ) : (
        <div className="replacement-answered" ref={next}>
          <p role="status">
            <b className="line-outcome" data-outcome={answer === 'accepted' ? 'picked' : 'missing'}>
              {copy.answered[answer]}
            </b>{' '}
            {isUnsent ? copy.unsent[state] : copy.means(answer, money)}
          </p>
          {isUnsent && (
            <Button variant="secondary" size="sm" onClick={() => void send(offer)}>
              {copy.sendNow}
            </Button>
          )}
          {/* What was paid is this answer: another one is agreed with the market. */}
          {!isPaid && (
            <button
              type="button"
              className="line-talk"
              aria-label={`${copy.change}: ${name}`}
              onClick={() => setChanging(true)}
            >
              {copy.change}
            </button>
          )}
          {talk}
        </div>
      )}
    </div>
  )
}

/** After an answer the focus goes on to what stands in its place, as it does when that is to be changed. */
function useFocusOfNext(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(isOpen)
  useEffect(() => {
    if (shown.current === isOpen) return
    shown.current = isOpen
    // Where it was lost with what was tapped, and nowhere else.
    if (document.activeElement !== document.body) return
    const buttons = place.current?.querySelectorAll('button')
    ;(isOpen ? buttons?.[0] : buttons?.[buttons.length - 1])?.focus({ preventScroll: true })
  }, [isOpen])
  return place
}
