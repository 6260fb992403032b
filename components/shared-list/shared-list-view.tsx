import { shownPack } from '@/lib/copy/cart'
import { formatMoney } from '@/lib/copy/money'
import { isByScale } from '@/lib/copy/offer'
import { piecePrice } from '@/lib/copy/piece-price'
import { sharedListCopy as list } from '@/lib/copy/share'
import { type CartItem, lineTotal } from '@/lib/domain/cart'
import { imageAddress, imageSourceSet, placeholderPicture } from '@/lib/domain/image'
import { paths } from '@/lib/domain/paths'
import { type TakenLine, takenTotal } from '@/lib/domain/taken-lines'
import { SharedListChoices } from './shared-list-choices'

type Line = {
  readonly reference: string
  readonly quantity: number
  readonly item: CartItem | null
  readonly available: number
}

type Props = { readonly itemCount: number; readonly lines: readonly Line[] }

export function SharedListView({ itemCount, lines }: Props) {
  const sold = lines.flatMap(({ item, available }) =>
    item && available > 0 ? [{ item, quantity: available }] : [],
  )
  return (
    <div className="mx-auto max-w-160 py-8">
      <h1>{list.title(itemCount)}</h1>
      <p className="mt-2 text-muted-foreground">{list.intro}</p>
      <ul aria-label={list.products} className="mt-5">
        {lines.map((line) => (
          <Row key={line.reference} line={line} />
        ))}
      </ul>
      <Total sold={sold} />
      <SharedListChoices lines={sold} />
    </div>
  )
}

function Row({ line: { item, quantity, available } }: { readonly line: Line }) {
  const pack = item && shownPack(item)
  const picture = item?.picture ?? placeholderPicture
  return (
    <li className="flex items-center gap-3 border-b py-3">
      {/* biome-ignore lint/performance/noImgElement: our own srcset needs no further JavaScript */}
      <img
        src={imageAddress(picture, 160)}
        srcSet={imageSourceSet(picture, [96, 160])}
        sizes="64px"
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className="size-16 flex-none rounded-lg object-cover"
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-md">
          {list.quantity(quantity)}{' '}
          {item ? (
            <a href={paths.product(item.handle)} className="underline-offset-4 hover:underline">
              {item.title}
            </a>
          ) : (
            list.gone
          )}
        </p>
        {pack && <p className="text-muted-foreground text-sm">{pack}</p>}
        {item && available < quantity && (
          <p className="font-semibold text-sale-text text-sm">
            {available === 0 ? list.soldOut : list.short(available)}
          </p>
        )}
      </div>
      {/* Available pieces, which add up below. */}
      {item && available > 0 && (
        <p className="whitespace-nowrap font-extrabold tabular-nums">
          {piecePrice(lineTotal({ ...item, quantity: available }), isByScale(item.pack))}
        </p>
      )}
    </li>
  )
}

function Total({ sold }: { readonly sold: readonly TakenLine[] }) {
  const total = takenTotal(sold)
  return (
    total && (
      <p className="mt-4 flex justify-between">
        {list.total}
        <strong className="font-extrabold text-lg tabular-nums">{formatMoney(total)}</strong>
      </p>
    )
  )
}
