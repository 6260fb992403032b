import { Button } from '@/components/ui/button'
import { formatMoney } from '@/lib/copy/money'
import { piecesText } from '@/lib/copy/order'
import type { DeskAlternative } from '@/lib/desk/api/orders'
import { lineDifferenceText, otherSizeText } from '@/lib/desk/copy/alternatives'
import { deskOrderCopy as copy } from '@/lib/desk/copy/order'
import { alternativeKey, firstOffers, replacedBy, useAlternatives } from './order-queries'
import { PickPicture } from './pick-picture'
import { tickLine } from './picks'
import { lineName, type ShownLine } from './shown-order'

type WordsProps = {
  readonly alternative: DeskAlternative
  readonly line: Pick<ShownLine, 'price' | 'quantity'>
  readonly pieces?: number | undefined
}

/** Picture, name and price of an alternative, in total and compared with the line. */
export function AlternativeWords({ alternative, line, pieces = alternative.pieces }: WordsProps) {
  const { pack, picture, price } = alternative
  const otherSize = otherSizeText(alternative)
  const sum = { ...price, amount: price.amount * pieces }
  const isCounted = pieces > 1 || line.quantity > 1
  const difference = lineDifferenceText(line, sum)
  return (
    <>
      <PickPicture picture={picture} />
      <span className="min-w-0 flex-1">
        {lineName(alternative)}
        {(otherSize ?? pack) && <span className="pick-variant block font-normal">{otherSize ?? pack}</span>}
      </span>
      <span className="flex-none text-right">
        <b>{formatMoney(sum)}</b>
        {isCounted && (
          <span className="pick-variant block font-normal text-sm">
            {copy.replace.each(pieces, formatMoney(price))}
          </span>
        )}
        {difference && <span className="block text-sm">{difference}</span>}
      </span>
    </>
  )
}

/** The window offers more. */
const offeredAtOnce = 2

type Props = {
  readonly code: string
  readonly line: ShownLine
  readonly onReplace: () => void
  readonly onAsk: () => void
}

/** Missing or refused line with the shopper's wish and similar products, one tap each. */
export function MissingOffer({ code, line, onReplace, onAsk }: Props) {
  const { substitution, answer, picked, isSimilarDue } = line
  const isRefused = answer === 'refused'
  if (substitution === 'remove' && !isRefused)
    return <p className="pick-missing pick-wished">{copy.wished[substitution]}</p>
  const isDue = isSimilarDue || isRefused
  return (
    // Open while something is to be done.
    <details className="pick-missing" open={isDue}>
      <summary className="pick-fold">
        {isSimilarDue ? <span className="pick-task">{copy.offerSimilar}</span> : copy.replace.similar}
      </summary>
      {(isRefused || substitution) && (
        <p className="pick-wished">
          {isRefused
            ? copy.afterRefusal(piecesText(picked.quantity, picked.replacement ?? ''))
            : substitution && copy.wished[substitution]}
        </p>
      )}
      <Alternatives code={code} line={line} />
      <div className="flex flex-wrap gap-2">
        {isSimilarDue && <FoundButton {...{ code, line }} />}
        {isRefused && (
          <Button
            variant="outline"
            size="sm"
            className="flex-auto"
            onClick={() => void tickLine(code, line, { state: 'missing' })}
          >
            {copy.menu.missing}
          </Button>
        )}
        <Button variant="outline" size="sm" className="flex-auto" onClick={onReplace}>
          {copy.menu.replace}
        </Button>
        <Button variant="outline" size="sm" className="flex-auto" onClick={onAsk}>
          {copy.menu.ask}
        </Button>
      </div>
    </details>
  )
}

/** Undoes a missing line. */
export function FoundButton({ code, line }: Pick<Props, 'code' | 'line'>) {
  return (
    <Button
      variant="outline"
      size="sm"
      className="pick-found"
      aria-label={copy.found.of(lineName(line))}
      onClick={() => void tickLine(code, line, { state: 'picked' })}
    >
      {copy.found.label}
    </Button>
  )
}

function Alternatives({ code, line }: Pick<Props, 'code' | 'line'>) {
  const { data, isError } = useAlternatives(code, line.line)
  const { replace } = copy
  if (!data?.length)
    return <p role="status">{data ? replace.none : isError ? replace.failed : replace.searching}</p>
  const others = data.filter(
    ({ variantId }) => line.answer !== 'refused' || variantId !== line.picked.replacementId,
  )
  return firstOffers(others, offeredAtOnce).map((alternative) => (
    <button
      key={alternativeKey(alternative)}
      type="button"
      className="desk-menu-item pick-alternative"
      onClick={() => void tickLine(code, line, replacedBy(alternative, line))}
    >
      <span className="sr-only">{replace.offer} </span>
      <AlternativeWords {...{ alternative, line }} />
    </button>
  ))
}
