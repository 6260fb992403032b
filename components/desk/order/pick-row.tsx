import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ArrowUpDown, Check, X } from '@/components/ui/icons'
import { deskOrderCopy as copy, pieceText } from '@/lib/desk/copy/order'
import { becameText, pickText } from '@/lib/desk/copy/pick-text'
import { classNames } from '@/lib/utils'
import { Ellipsis } from '../desk-icons'
import { LineQuestion } from './line-question'
import { FoundButton, MissingOffer } from './missing-offer'
import { chosenPicture } from './order-queries'
import { PickPicture } from './pick-picture'
import { toggleLine } from './picks'
import { hasDetails, isLineUnanswered, lineName, replacementOf, type ShownLine } from './shown-order'

type Props = {
  readonly code: string
  readonly line: ShownLine
  readonly isPickable: boolean
  /** Of the whole order: a line says its own only where it is another. */
  readonly wish: ShownLine['substitution']
  /** What was ordered and what it comes to now; null where that is the same line as ordered. */
  readonly amounts: string | null
  /** The next step of the order, for Enter: a checkbox leaves that key alone. */
  readonly onStep: () => void
  readonly onMenu: () => void
  readonly onReplace: () => void
  readonly onAsk: () => void
}

/** One line of an order: all of it is one target for the thumb, apart from what else can be done with it. */
export function PickRow({ code, line, isPickable, wish, amounts, onStep, onMenu, ...asked }: Props) {
  const { picked, answer, quantity, title, note, unsent, isQuestion } = line
  const state = answer === 'refused' ? 'missing' : picked.state
  const isFolded = picked.state === 'missing' && isPickable && !line.isSimilarDue
  const isFound = state === 'picked' || state === 'replaced'
  // What goes into the bag leads, unless its shopper does not want it.
  const instead = state === 'replaced' ? replacementOf(line) : null
  const ordered = [title, pieceText(line)].filter(Boolean).join(' ')
  return (
    <li className="pick-row" data-state={state} data-folded={isFolded}>
      <label className="pick-target">
        <Checkbox
          variant="hidden"
          data-line={line.line}
          checked={isFound}
          disabled={!isPickable}
          onChange={() => (hasDetails(picked) ? onMenu() : toggleLine(code, line))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onStep()
          }}
        />
        <PickMark state={state} />
        <PickPicture
          picture={
            instead ? (instead.picture ?? chosenPicture(code, line.line, picked.replacementId)) : line.picture
          }
        />
        <span className="pick-words">
          {instead ? (
            <>
              <span className="pick-name">
                {instead.pieces !== null && <b className="pick-quantity">{copy.quantity(instead.pieces)}</b>}{' '}
                {instead.name}
              </span>
              <span className="pick-variant">{instead.pack}</span>
            </>
          ) : (
            <>
              <span className="pick-name">
                <b className="pick-quantity">{copy.quantity(quantity)}</b> {title}
              </span>
              <span className="pick-variant">{pieceText(line, quantity)}</span>
            </>
          )}
          {note && (
            <span className="pick-note">
              {copy.note}: {note}
            </span>
          )}
          <PickStatus {...{ line, isPickable, wish }} />
          {instead && <span className="pick-instead">{copy.status.instead(quantity, ordered)}</span>}
          <PickAnswer answer={answer ?? (isPickable && isLineUnanswered(line) ? 'none' : null)} />
          {amounts && <span className="pick-amounts">{amounts}</span>}
        </span>
      </label>
      {isFolded && <FoundButton {...{ code, line }} />}
      {isPickable && (
        <Button
          variant="ghost"
          size="icon"
          className="pick-menu"
          aria-label={copy.menu.open(lineName(line))}
          onClick={onMenu}
        >
          <Ellipsis />
        </Button>
      )}
      {isQuestion && unsent && <LineQuestion {...{ line, unsent, isPickable }} />}
      {state === 'missing' && isPickable && <MissingOffer {...{ code, line }} {...asked} />}
    </li>
  )
}

/** What became of it, or else what the shopper wishes if it is missing: one line in the same place. */
function PickStatus({
  line: { picked, answer, quantity, by, substitution, unsent, isQuestion, isUnweighed },
  isPickable,
  wish,
}: Pick<Props, 'line' | 'isPickable' | 'wish'>) {
  const isWaiting = unsent?.problem === 'waiting' && !isQuestion
  if (picked.state === 'open') {
    return (
      <span className="pick-status">
        {substitution && substitution !== wish && copy.substitution[substitution]}
        {isWaiting && <StatusTag text={copy.unsent} />}
      </span>
    )
  }
  return (
    <span className="pick-status">
      <span className={classNames('pick-became', picked.state === 'missing' && 'text-destructive')}>
        {answer === 'refused' ? pickText(picked, quantity) : becameText(picked, quantity)}
      </span>
      {by && <span> {copy.status.by(by)}</span>}
      {isPickable && isUnweighed && <StatusTag text={copy.status.unweighed} />}
      {isWaiting && <StatusTag text={copy.unsent} />}
    </span>
  )
}

function StatusTag({ text }: { readonly text: string }) {
  return (
    <>
      {' '}
      <span className="pick-unsent">{text}</span>
    </>
  )
}

type AnswerProps = {
  /** `none`: it is still to come; null: none is asked for. */
  readonly answer: keyof typeof copy.status.answers | null
  readonly className?: string
}

/** What its shopper says of what goes in the place of a line. */
export function PickAnswer({ answer, className = '' }: AnswerProps) {
  if (answer === null) return null
  return (
    <span className={`${className} pick-answer`} data-answer={answer}>
      {copy.status.answers[answer]}
    </span>
  )
}

/** What became of a line, drawn. */
export function PickMark({ state }: Pick<ShownLine['picked'], 'state'>) {
  return (
    <span className="pick-mark" aria-hidden="true">
      {state === 'picked' && <Check className="size-5" />}
      {state === 'replaced' && <ArrowUpDown className="size-5" />}
      {state === 'missing' && <X className="size-5" />}
    </span>
  )
}
