import { ArrowUpDown, Check, Ellipsis, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { deskOrderCopy as copy, pieceText } from '@/lib/desk/copy/order'
import { becameText, pickText } from '@/lib/desk/copy/pick-text'
import { cn } from '@/lib/utils'
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
  /** Wish of the whole order; lines show only a different one. */
  readonly wish: ShownLine['substitution']
  /** Ordered and current amounts; null when the line is unchanged. */
  readonly amounts: string | null
  /** Next step for Enter, which checkboxes ignore. */
  readonly onStep: () => void
  readonly onMenu: () => void
  readonly onReplace: () => void
  readonly onAsk: () => void
}

/** Whole row as one tap target, apart from its menu. */
export function PickRow({ code, line, isPickable, wish, amounts, onStep, onMenu, ...asked }: Props) {
  const { picked, answer, quantity, title, note, unsent, isQuestion } = line
  const state = answer === 'refused' ? 'missing' : picked.state
  const isFolded = picked.state === 'missing' && isPickable && !line.isSimilarDue
  const isFound = state === 'picked' || state === 'replaced'
  // Shows the replacement first, unless the shopper refused it.
  const instead = state === 'replaced' ? replacementOf(line) : null
  const ordered = [title, pieceText(line)].filter(Boolean).join(' ')
  return (
    <li className="pick-row" data-state={state} data-folded={isFolded}>
      <label className="pick-target">
        <input
          type="checkbox"
          className="sr-only"
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

/** State of the line, or else the shopper's wish if missing. */
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
      <span className={cn('pick-became', picked.state === 'missing' && 'text-destructive')}>
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
  /** `none` means pending; null means no answer is needed. */
  readonly answer: keyof typeof copy.status.answers | null
  readonly className?: string
}

export function PickAnswer({ answer, className = '' }: AnswerProps) {
  if (answer === null) return null
  return (
    <span className={`${className} pick-answer`} data-answer={answer}>
      {copy.status.answers[answer]}
    </span>
  )
}

export function PickMark({ state }: Pick<ShownLine['picked'], 'state'>) {
  return (
    <span className="pick-mark" aria-hidden="true">
      {state === 'picked' && <Check className="size-5" />}
      {state === 'replaced' && <ArrowUpDown className="size-5" />}
      {state === 'missing' && <X className="size-5" />}
    </span>
  )
}
