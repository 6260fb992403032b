import { buttonVariants } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { shownPack } from '@/lib/copy/cart'
import { isByScale } from '@/lib/copy/offer'
import { piecePrice } from '@/lib/copy/piece-price'
import { packFactsText, writtenListCopy } from '@/lib/copy/written-list'
import { type CartItem, maximumQuantity } from '@/lib/domain/cart'
import { imageAddress, imageSourceSet, placeholderPicture } from '@/lib/domain/image'
import { paths } from '@/lib/domain/paths'
import { effectiveAmount } from '@/lib/domain/product'
import { type FoundLine, type ListOffer, listOffers } from '@/lib/domain/written-list/found-list'
import { answerFields, offerValue } from '@/lib/domain/written-list/list-form'
import { cn } from '@/lib/utils'

const { answer: copy } = writtenListCopy

type RowProps = { readonly line: FoundLine; readonly row: number }

export function ListRow({ line, row, heading }: RowProps & { readonly heading: string | null }) {
  const { written, name } = line
  const [first, ...others] = listOffers(line)
  return (
    <>
      {heading && (
        <li className="list-heading">
          <h2>{heading}</h2>
        </li>
      )}
      <li className="list-row">
        <p className="list-written">{written}</p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="list-missing">{missingText(line)}</span>
          {!first && name && (
            <a
              href={paths.search(name)}
              target="_blank"
              rel="noopener"
              className={buttonVariants({ variant: 'link', className: 'gap-1' })}
            >
              <span className="sr-only">{written}: </span>
              {copy.search} <span className="sr-only">{copy.newTab}</span>
            </a>
          )}
        </p>
        {first && <Offers {...{ line, row, first, others }} />}
      </li>
    </>
  )
}

function missingText({ choice, others, soldOut, isDone }: FoundLine): string | null {
  if (isDone) return copy.done
  if (soldOut) return (choice ? copy.soldOut : copy.onlySoldOut)(soldOut.title)
  if (choice) return null
  return others.length > 0 ? copy.near : copy.missing
}

type OffersProps = RowProps & { readonly first: ListOffer; readonly others: readonly ListOffer[] }

/** Lists the best match with its amount, then alternatives and skipping. */
function Offers({ line, row, first, others }: OffersProps) {
  const amount = answerFields.amount(row)
  return (
    <fieldset>
      <legend className="sr-only">{copy.choices(line.written)}</legend>
      <div className="list-choice">
        <Offer offer={first} id={`${row}-0`} row={row} isFirst isTaken={line.choice !== null} />
        <div className="list-amount">
          <label htmlFor={amount}>
            {copy.amount}
            <span className="sr-only">: {line.written}</span>
          </label>
          <Input
            id={amount}
            name={amount}
            type="number"
            inputMode="numeric"
            min={1}
            max={maximumQuantity}
            required
            defaultValue={first.quantity}
          />
          <input type="hidden" name={answerFields.amountBefore(row)} defaultValue={first.quantity} />
        </div>
      </div>
      <div className="list-else">
        {others.length > 0 && (
          <details
            className="list-more"
            open={!line.isDone && (line.soldOut !== null || line.choice === null)}
          >
            <summary className="list-offer list-none">
              {copy.others(others.length)}
              <span className="sr-only">: {line.written}</span>
            </summary>
            <div className="list-others">
              {others.map((offer, index) => (
                <Offer key={offer.item.variantId} offer={offer} id={`${row}-${index + 1}`} row={row} />
              ))}
            </div>
          </details>
        )}
        <div className="list-out">
          <input
            id={`${row}-fora`}
            className="list-mark"
            type="radio"
            name={answerFields.choice(row)}
            value=""
            defaultChecked={line.choice === null}
          />
          <label htmlFor={`${row}-fora`} className="list-offer list-none">
            {copy.leaveOut}
          </label>
        </div>
      </div>
    </fieldset>
  )
}

type OfferProps = {
  readonly offer: ListOffer
  readonly id: string
  readonly row: number
  readonly isFirst?: boolean
  readonly isTaken?: boolean
}

/** Choice with its cart data for the script. */
function Offer({ offer, id, row, isFirst = false, isTaken = false }: OfferProps) {
  const { item, quantity, facts, note } = offer
  const pack = shownPack(item)
  const said = [packFactsText(facts, quantity), note && copy.note(note)].filter(Boolean)
  return (
    <div className={isFirst ? 'min-w-0 flex-1' : undefined}>
      <input
        id={id}
        className="list-mark"
        type="radio"
        name={answerFields.choice(row)}
        value={offerValue({ variantId: item.variantId, quantity })}
        defaultChecked={isTaken}
        data-offer={JSON.stringify({ item, quantity, note })}
      />
      <label htmlFor={id} className={cn('list-offer', isFirst && 'list-first')}>
        <Picture item={item} />
        <span className="min-w-0 flex-1">
          <b className="list-title">{item.title}</b>
          {pack && <span className="list-pack">{pack}</span>}
          <Price item={item} />
          {isFirst &&
            said.map((text) => (
              <span key={text} className="list-fact">
                {text}
              </span>
            ))}
        </span>
      </label>
    </div>
  )
}

function Picture({ item }: { readonly item: CartItem }) {
  const picture = item.picture ?? placeholderPicture
  return (
    // biome-ignore lint/performance/noImgElement: this document has no scripts of Next's
    <img
      src={imageAddress(picture, 160)}
      srcSet={imageSourceSet(picture, [96, 160, 240])}
      sizes="72px"
      alt=""
      width={72}
      height={72}
      loading="lazy"
      className="list-picture"
    />
  )
}

function Price({ item: { price, pack } }: { readonly item: CartItem }) {
  const isOnSale = price.saleAmount !== null
  return (
    <span className={cn('list-price', isOnSale && 'list-price-sale')}>
      {piecePrice({ amount: effectiveAmount(price), currency: price.currency }, isByScale(pack))}
    </span>
  )
}
