import type { UnsentPick } from '@/lib/browser/desk/unsent-picks'
import { deskOrderCopy as copy, pickText } from '@/lib/copy/desk/order'
import { pickSender } from './picks'
import type { ShownLine } from './shown-order'

type Props = {
  readonly line: ShownLine
  readonly unsent: UnsentPick
  readonly isPickable: boolean
}

/** A tick of this browser that does not hold: somebody else's stands there, or the order takes none any more. */
export function LineQuestion({ line, unsent, isPickable }: Props) {
  const { pick, quantity } = line
  const mine = pickText(unsent.pick, quantity)
  if (unsent.problem === 'refused' || pick === null || !isPickable) {
    return (
      <div className="pick-question" role="alert">
        <p>
          <b>{copy.refused}:</b> {mine}. {copy.refusedDetail}
        </p>
        <button
          type="button"
          className="btn btn-small btn-outline"
          onClick={() => pickSender.discard(unsent)}
        >
          {copy.drop}
        </button>
      </div>
    )
  }
  return (
    <div className="pick-question" role="alert">
      <p>{copy.question(pick.by, pickText(pick, quantity), mine)}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-small btn-primary"
          onClick={() => pickSender.discard(unsent)}
        >
          {copy.keepTheirs(pick.by)}
        </button>
        <button
          type="button"
          className="btn btn-small btn-outline"
          onClick={() => void pickSender.insist(unsent, pick.at)}
        >
          {copy.sendMine}
        </button>
      </div>
    </div>
  )
}
