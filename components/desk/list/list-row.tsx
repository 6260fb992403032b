import { QuantityStepper } from '@/components/shop/quantity-stepper'
import { NativeSelect } from '@/components/ui/native-select'
import { formatMoney } from '@/lib/copy/money'
import { writtenListCopy } from '@/lib/copy/written-list'
import { deskListCopy as copy } from '@/lib/desk/copy/written-list'
import { lineTotal, maximumQuantity } from '@/lib/domain/cart'
import { type FoundLine, type ListOffer, listOffers } from '@/lib/domain/written-list/found-list'
import { PickPicture } from '../order/pick-picture'
import { lineName } from '../order/shown-order'
import { chosenOffer, factsText, type LineChoice } from './chosen-lines'

const { answer: shared } = writtenListCopy

const offerName = ({ item }: ListOffer) => [lineName(item), item.pack].filter(Boolean).join(' · ')

type Props = {
  readonly line: FoundLine
  readonly choice: LineChoice
  readonly onChoose: (choice: LineChoice) => void
}

export function ListRow({ line, choice, onChoose }: Props) {
  const { written, soldOut, isDone } = line
  const offers = listOffers(line)
  const chosen = chosenOffer(line, choice)
  const facts = factsText(line, choice)
  const total = chosen && lineTotal({ ...chosen.item, quantity: choice.quantity })
  return (
    <li className="desk-list-row">
      <div className="flex items-center gap-3">
        <PickPicture picture={chosen?.item.picture ?? null} />
        <p className="min-w-0 font-bold wrap-anywhere">{written}</p>
      </div>
      {isDone && <p className="pick-wished">{shared.done}</p>}
      {soldOut && <p className="pick-wished">{shared.onlySoldOut(lineName(soldOut))}</p>}
      <NativeSelect
        aria-label={shared.choices(written)}
        value={choice.offer}
        onChange={({ target: { value } }) => {
          const offer = value === 'missing' || value === 'out' ? value : Number(value)
          const quantity = typeof offer === 'number' ? (offers[offer]?.quantity ?? 1) : choice.quantity
          onChoose({ offer, quantity })
        }}
      >
        {offers.map((offer, index) => (
          <option key={offer.item.variantId} value={index}>
            {offerName(offer)} · {formatMoney(lineTotal({ ...offer.item, quantity: 1 }))}
          </option>
        ))}
        <option value="missing">{copy.missing}</option>
        <option value="out">{shared.leaveOut}</option>
      </NativeSelect>
      {chosen && total && (
        <div className="flex items-center justify-between gap-3">
          <QuantityStepper
            quantity={choice.quantity}
            maximum={Math.min(chosen.item.stock ?? maximumQuantity, maximumQuantity)}
            onChange={(quantity) => onChoose({ ...choice, quantity })}
            product={lineName(chosen.item)}
            isSmall
          />
          <b>{formatMoney(total)}</b>
        </div>
      )}
      {facts && <p className="text-muted-foreground text-sm">{copy.says(facts)}</p>}
      {chosen?.note && <p className="text-muted-foreground text-sm">{shared.note(chosen.note)}</p>}
    </li>
  )
}
