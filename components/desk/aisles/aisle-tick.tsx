import { X } from 'lucide-react'
import { Link } from 'wouter'
import { codeText } from '@/lib/copy/order'
import type { AisleLine } from '@/lib/desk/api/aisles'
import type { UnsentPick } from '@/lib/desk/browser/unsent-picks'
import { deskAislesCopy as copy } from '@/lib/desk/copy/aisles'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import { becameText, pickText } from '@/lib/desk/copy/pick-text'
import { deskPaths } from '@/lib/domain/desk-paths'
import { isInBag } from '@/lib/domain/fulfillment'
import { cn } from '@/lib/utils'
import { OrderCode } from '../frame/order-marks'
import { useOrderWords } from '../frame/order-words'
import { chosenPicture } from '../order/order-queries'
import { PickPicture } from '../order/pick-picture'
import { PickAnswer } from '../order/pick-row'
import { hasDetails, isLineUnanswered, isSimilarDue, replacementOf } from '../order/shown-order'
import { TickBox } from '../paper/tick-box'
import { useDeskUser } from '../sign-in/session'
import { shownAislePick, tickAisleLines } from './use-aisles'

type Props = {
  readonly line: AisleLine
  readonly title: string
  readonly unsent: readonly UnsentPick[]
  readonly isNoteSaid: boolean
}

/** One order's need; replaced, weighed or missing lines are edited in the order, not by a tap here. */
export function AisleTick({ line, title, unsent, isNoteSaid }: Props) {
  const { code, city, quantity, isUnconfirmed, note, substitution } = line
  const { picked, answer, isUnsent, isQuestion } = shownAislePick(line, unsent, useDeskUser())
  const { state } = picked
  const words = useOrderWords()
  const isMissing = state === 'missing'
  const isRefused = answer === 'refused'
  const isSettled = isMissing || hasDetails(picked)
  const instead = isRefused ? null : replacementOf({ ...line, picked })
  const content = (
    <>
      {(isMissing || isRefused) && <X className="size-5 flex-none text-destructive print:hidden" />}
      <TickBox isTicked={isInBag({ state, answer })} isPaperOnly={isMissing || isRefused} />
      {instead && (
        <PickPicture picture={instead.picture ?? chosenPicture(code, line.line, picked.replacementId)} />
      )}
      <span>
        {instead ? (
          <>
            <span className="aisle-instead">
              {instead.pieces !== null && <b>{instead.pieces}×</b>} {instead.name}
            </span>
            <OrderCode code={code} /> · {copy.instead(quantity)}
          </>
        ) : (
          <>
            <b>{quantity}×</b> <OrderCode code={code} />
          </>
        )}
        {city && <span className="paper-only"> · {city}</span>}
        {isUnsent && <b className="text-destructive"> · {copy.unsent}</b>}
        {isUnconfirmed && <span className="aisle-wish">{words.unconfirmed}</span>}
        {note && !isNoteSaid && <span className="aisle-wish pick-note">{copy.note(note)}</span>}
        {isSettled && (
          <b className={cn('aisle-wish', isMissing && 'text-destructive')}>
            {instead ? becameText(picked, quantity) : pickText(picked, quantity)}
          </b>
        )}
        <PickAnswer
          answer={answer ?? (isLineUnanswered({ picked, answer }) ? 'none' : null)}
          className="aisle-wish"
        />
        {isRefused && <b className="aisle-wish text-destructive print:hidden">{copy.settle}</b>}
        {isMissing && substitution && (
          <span className="aisle-wish print:hidden">{deskOrderCopy.wished[substitution]}</span>
        )}
        {isSimilarDue({ ...line, picked }) && (
          <b className="aisle-wish text-destructive print:hidden">{deskOrderCopy.offerSimilar}</b>
        )}
        {substitution && <span className="aisle-wish paper-only">{copy.wish[substitution]}</span>}
        {isQuestion && <b className="aisle-wish text-destructive print:hidden">{copy.question}</b>}
      </span>
    </>
  )
  if (isSettled || isQuestion) {
    return (
      <Link href={deskPaths.order(code)} className="aisle-tick" data-state={state}>
        {content}
      </Link>
    )
  }
  return (
    <label className="aisle-tick" data-state={state}>
      <input
        type="checkbox"
        className="sr-only"
        aria-label={copy.tick(quantity, title, codeText(code))}
        checked={state === 'picked'}
        onChange={({ target }) => void tickAisleLines([line], target.checked ? 'picked' : 'open')}
      />
      {content}
    </label>
  )
}
