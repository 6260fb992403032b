import { Link } from 'wouter'
import { buttonVariants } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { codeText } from '@/lib/copy/order'
import type { AisleLine, AisleProduct } from '@/lib/desk/api/aisles'
import type { UnsentPick } from '@/lib/desk/browser/unsent-picks'
import { deskAislesCopy as copy } from '@/lib/desk/copy/aisles'
import { pickText } from '@/lib/desk/copy/order'
import { deskPaths } from '@/lib/domain/desk-paths'
import { useOrderWords } from '../frame/order-words'
import { hasDetails } from '../order/shown-order'
import { TickBox } from '../paper/tick-box'
import { useDeskUser } from '../sign-in/session'
import { shownAislePick, tickAisleLine } from './use-aisles'

type Props = { readonly product: AisleProduct; readonly unsent: readonly UnsentPick[] }

/** One product, how many of it in all, and a box to tick for each order that asks for it. */
export function AisleProductRow({ product, unsent }: Props) {
  const { title, variantTitle, quantity, lines } = product
  const user = useDeskUser()
  const open = lines.filter((line) => shownAislePick(line, unsent, user).picked.state === 'open')
  const left = open.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <li className="aisle-product" data-done={open.length === 0}>
      <p className="aisle-name">
        <b className="aisle-quantity">{quantity}×</b>
        <span>
          <b>{title}</b>
          {variantTitle && `, ${variantTitle}`}
        </span>
        <span className="aisle-left print:hidden">{copy.toPick(left, quantity)}</span>
      </p>
      <ul className="aisle-lines">
        {lines.map((line) => (
          <li key={`${line.code}/${line.line}`}>
            <AisleTick line={line} title={title} unsent={unsent} />
          </li>
        ))}
      </ul>
    </li>
  )
}

type TickProps = {
  readonly line: AisleLine
  readonly title: string
  readonly unsent: readonly UnsentPick[]
}

function AisleTick({ line, title, unsent }: TickProps) {
  const { code, city, quantity, isUnconfirmed, note, substitution } = line
  const { picked, isUnsent, isQuestion } = shownAislePick(line, unsent, useDeskUser())
  const { state } = picked
  const words = useOrderWords()
  // What a picker has replaced, weighed or not found is put right in the order, where a tap takes nothing of it away.
  const isGone = state === 'missing' || state === 'replaced'
  const isSettled = isGone || hasDetails(picked)
  const tick = (
    <label className="aisle-tick" data-state={state}>
      <Checkbox
        variant="hidden"
        aria-label={copy.tick(quantity, title, codeText(code))}
        checked={state === 'picked'}
        disabled={isSettled}
        onChange={(event) => void tickAisleLine(line, event.target.checked)}
      />
      <TickBox isTicked={state === 'picked'} />
      <span>
        <b>{quantity}×</b> <span className="aisle-code">{codeText(code)}</span>
        {city && ` · ${city}`}
        {isUnsent && <b className="text-destructive"> · {copy.unsent}</b>}
        {isUnconfirmed && <span className="aisle-wish">{words.unconfirmed}</span>}
        {note && <span className="aisle-wish">{copy.note(note)}</span>}
        {substitution && !isGone && <span className="aisle-wish">{copy.wish[substitution]}</span>}
        {isSettled && <b className="aisle-wish">{pickText(picked, quantity)}</b>}
      </span>
    </label>
  )
  if (!isQuestion) return tick
  return (
    <>
      {tick}
      <Link
        href={deskPaths.order(code)}
        className={buttonVariants({
          variant: 'link',
          className: 'ml-11 font-bold text-destructive print:hidden',
        })}
      >
        {copy.question}
      </Link>
    </>
  )
}
