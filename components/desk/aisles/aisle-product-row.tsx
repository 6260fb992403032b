import { Button } from '@/components/ui/button'
import type { AisleProduct } from '@/lib/desk/api/aisles'
import type { UnsentPick } from '@/lib/desk/browser/unsent-picks'
import { deskAislesCopy as copy } from '@/lib/desk/copy/aisles'
import { pieceText } from '@/lib/desk/copy/order'
import { PickPicture } from '../order/pick-picture'
import { PickMark } from '../order/pick-row'
import { lineName } from '../order/shown-order'
import { useDeskUser } from '../sign-in/session'
import { AisleTick } from './aisle-tick'
import { partsOfProduct, tickAisleLines } from './use-aisles'

type Props = { readonly product: AisleProduct; readonly unsent: readonly UnsentPick[] }

/** Product with its open and total pieces; a tap ticks it for all orders without an answer, or undoes. */
export function AisleProductRow({ product, unsent }: Props) {
  const { title, quantity, picture, lines } = product
  const { left, toFetch, open, picked, missing, replacedCount } = partsOfProduct(
    product,
    unsent,
    useDeskUser(),
  )
  const isDone = left === 0
  const all = lines.length
  const state = !isDone
    ? 'open'
    : missing.length === all
      ? 'missing'
      : replacedCount === all
        ? 'replaced'
        : 'picked'
  const name = lineName(product)
  const [{ note: firstNote } = { note: null }] = lines
  // Shows a note common to all lines once.
  const note = all > 1 && lines.every((line) => line.note === firstNote) ? firstNote : null
  return (
    <li className="aisle-product" data-state={state}>
      <div className="aisle-head">
        <label className="aisle-target">
          <input
            type="checkbox"
            className="sr-only"
            aria-label={copy.tickAll(quantity, name, all)}
            checked={state === 'picked'}
            disabled={open.length + picked.length === 0}
            onChange={() =>
              void (open.length > 0 ? tickAisleLines(open, 'picked') : tickAisleLines(picked, 'open'))
            }
          />
          <PickMark state={state} />
          <PickPicture picture={picture} />
          <span className="pick-words">
            <span className="pick-name">
              <b className="pick-quantity">{toFetch || quantity}×</b> {title}
            </span>
            <span className="pick-variant">{pieceText(product, toFetch || quantity)}</span>
            {note && <span className="pick-note">{copy.note(note)}</span>}
            <span className="aisle-left">{copy.toPick(left, quantity)}</span>
          </span>
        </label>
        {open.length > 0 && (
          <Button
            variant="outline"
            size="sm"
            className="aisle-missing"
            aria-label={copy.missingAll(name)}
            onClick={() => void tickAisleLines(open, 'missing')}
          >
            {copy.missing}
          </Button>
        )}
        {isDone && missing.length > 0 && (
          <Button
            variant="outline"
            size="sm"
            className="aisle-missing"
            aria-label={copy.foundAgain(name)}
            onClick={() => void tickAisleLines(missing, 'open')}
          >
            {copy.undo}
          </Button>
        )}
      </div>
      <ul className="aisle-lines">
        {lines.map((line) => (
          <li key={`${line.code}/${line.line}`}>
            <AisleTick line={line} title={title} unsent={unsent} isNoteSaid={note !== null} />
          </li>
        ))}
      </ul>
    </li>
  )
}
