import { useState } from 'react'
import { QuantityStepper } from '@/components/ui/quantity-stepper'
import { formatMoney } from '@/lib/copy/money'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import { maximumQuantity } from '@/lib/domain/cart'
import { maximumReplacementLength } from '@/lib/domain/fulfillment'
import { ReplaceInWords } from './replace-in-words'
import { lineName, type PickedLine, type ShownLine } from './shown-order'
import { alternativeKey, useAlternatives } from './use-alternatives'

const { replace: copy } = deskOrderCopy

type Props = {
  readonly code: string
  readonly line: ShownLine
  readonly onSave: (replaced: Partial<PickedLine>) => void
}

/** What goes in place of a line: one tap on what is in stock, at its price, or the picker's own words. */
export function ReplaceForm({ code, line, onSave }: Props) {
  const { picked, quantity: wanted } = line
  const [pieces, setPieces] = useState((picked.state === 'replaced' && picked.quantity) || wanted)
  const { data, isError } = useAlternatives(code, line.line)
  return (
    <div className="grid gap-4">
      <ReplaceInWords line={line} onSave={onSave} />
      <section aria-label={copy.similar} className="min-h-[384px]">
        <h3 className="mb-1 font-bold">{copy.similar}</h3>
        <div className="flex items-center justify-between gap-3">
          <span>{copy.pieces}</span>
          <QuantityStepper quantity={pieces} maximum={maximumQuantity} onChange={setPieces} isSmall />
        </div>
        {!data && <p role="status">{isError ? copy.failed : copy.searching}</p>}
        {data?.length === 0 && <p role="status">{copy.none}</p>}
        <ul className="desk-menu">
          {data?.map((alternative) => (
            <li key={alternativeKey(alternative)}>
              <button
                type="button"
                className="desk-menu-item justify-between"
                onClick={() =>
                  onSave({
                    quantity: pieces === wanted ? null : pieces,
                    replacement: lineName(alternative).slice(0, maximumReplacementLength),
                    replacementId: alternative.variantId,
                    replacementAmount: alternative.price.amount,
                  })
                }
              >
                <span>{lineName(alternative)}</span>
                <b className="flex-none">{formatMoney(alternative.price)}</b>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
