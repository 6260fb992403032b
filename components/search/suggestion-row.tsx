import { ArrowRight, HistoryIcon, LayoutGrid, Plus, SpellCheck, Trash2, X } from 'lucide-react'
import Link from 'next/link'
import { memo } from 'react'
import { useAddOne } from '@/components/cart/use-add-and-remove'
import { CategoryPicture } from '@/components/categories/category-picture'
import { ignoreSecondTap } from '@/components/ui/ignore-second-tap'
import { cardCopy } from '@/lib/copy/card'
import { searchCopy } from '@/lib/copy/search'
import type { CartItem } from '@/lib/domain/cart'
import { imageAddress, imageSourceSet, placeholderPicture } from '@/lib/domain/image'
import type { SuggestedProduct } from '@/lib/domain/search-query'
import { classNames } from '@/lib/utils'
import { actionId, type Kind, optionId, type SuggestionOption } from './suggestion-options'

type Place = {
  readonly index: number
  readonly isWalkedTo: boolean
}

/** Stable functions: rows rerender only on change. */
export type SuggestionHandlers = {
  readonly onChosen: (option: SuggestionOption) => void
  /** Null: all. */
  readonly onForget: (search: string | null) => void
  readonly onSaid: (text: string) => void
}

type Props = {
  readonly option: SuggestionOption
  readonly index: number
  /** Null: keyboard elsewhere. */
  readonly active: 'option' | 'action' | null
  readonly handlers: SuggestionHandlers
}

/** Link and ARIA option in one. */
export const SuggestionRow = memo(function SuggestionRow({ option, index, active, handlers }: Props) {
  const attributes = {
    id: optionId(index),
    role: 'option',
    'aria-selected': active === 'option',
    tabIndex: -1,
    className: `suggestion suggestion-${option.kind}`,
  }
  if (option.kind === 'forget-all') {
    return (
      <button
        type="button"
        {...attributes}
        onClick={({ nativeEvent }) => {
          ignoreSecondTap(nativeEvent)
          handlers.onForget(null)
        }}
      >
        <span className="suggestion-icon">
          <Trash2 className="size-5" />
        </span>
        {searchCopy.forgetAll}
      </button>
    )
  }
  const isWalkedAside = active === 'action'
  return (
    <div className={classNames('suggestion-place', option.kind === 'popular' && 'suggestion-chip')}>
      <Link {...attributes} href={option.href} prefetch={false} onClick={() => handlers.onChosen(option)}>
        {option.kind === 'product' ? (
          <ProductRow product={option.product} />
        ) : option.kind === 'popular' ? (
          <>
            <CategoryPicture picture={option.picture} />
            {option.text}
          </>
        ) : (
          <TextRow option={option} />
        )}
      </Link>
      {option.kind === 'product' && option.product.item && (
        <AddSuggested
          item={option.product.item}
          index={index}
          isWalkedTo={isWalkedAside}
          onSaid={handlers.onSaid}
        />
      )}
      {option.kind === 'recent' && (
        <ForgetSearch
          search={option.text}
          index={index}
          isWalkedTo={isWalkedAside}
          onForget={handlers.onForget}
        />
      )}
    </div>
  )
})

function ProductRow({
  product: { title, picture, pack, price, priceBefore, item },
}: {
  readonly product: SuggestedProduct
}) {
  const source = picture ?? placeholderPicture
  return (
    <>
      <picture>
        <img
          src={imageAddress(source, 96)}
          srcSet={imageSourceSet(source, [96, 160])}
          sizes="44px"
          alt=""
          width={44}
          height={44}
          decoding="async"
        />
      </picture>
      <span className="suggestion-name">{title}</span>
      {pack && <span className="suggestion-note">{pack}</span>}
      <span className={priceBefore === null ? 'suggestion-price' : 'suggestion-price suggestion-sale'}>
        {price}
      </span>
      {!item && <span className="suggestion-choose">{cardCopy.choose}</span>}
    </>
  )
}

const icons = { recent: HistoryIcon, correction: SpellCheck, category: LayoutGrid, all: ArrowRight }

function TextRow({ option }: { readonly option: Kind<'recent' | 'correction' | 'category' | 'all'> }) {
  const Icon = icons[option.kind]
  return (
    <>
      <span className="suggestion-icon">
        <Icon className="size-5" />
      </span>
      <span className="suggestion-name">
        {option.kind === 'correction' && (
          <>
            {searchCopy.didYouMean} <strong>{option.text}</strong>?
          </>
        )}
        {(option.kind === 'category' || option.kind === 'recent') && option.text}
        {option.kind === 'all' && searchCopy.seeAll(option.text)}
      </span>
      {option.kind === 'category' && <span className="suggestion-note">{searchCopy.category}</span>}
    </>
  )
}

/** Adds the product; the list stays open. An option, as a list box allows nothing else. */
function AddSuggested({
  item,
  index,
  isWalkedTo,
  onSaid,
}: Place & { readonly item: CartItem; readonly onSaid: (text: string) => void }) {
  const { quantity, isAdding, addOne } = useAddOne(item)
  return (
    <button
      type="button"
      id={actionId(index)}
      role="option"
      aria-selected={isWalkedTo}
      aria-label={
        quantity > 0
          ? `${cardCopy.addOne(item.title)}, ${cardCopy.inCart(quantity)}`
          : cardCopy.addProduct(item.title)
      }
      tabIndex={-1}
      aria-busy={isAdding || undefined}
      className="suggestion-action suggestion-add"
      onClick={() => addOne((now) => now > 1 && onSaid(cardCopy.inCart(now)))}
    >
      <Plus className="size-5" />
      {quantity > 0 && <span className="suggestion-count">{quantity}</span>}
    </button>
  )
}

function ForgetSearch({
  search,
  index,
  isWalkedTo,
  onForget,
}: Place & { readonly search: string; readonly onForget: (search: string) => void }) {
  return (
    <button
      type="button"
      id={actionId(index)}
      role="option"
      aria-selected={isWalkedTo}
      aria-label={searchCopy.forget(search)}
      tabIndex={-1}
      className="suggestion-action"
      onClick={({ nativeEvent }) => {
        // The next row moves up.
        ignoreSecondTap(nativeEvent)
        onForget(search)
      }}
    >
      <X className="size-5" />
    </button>
  )
}
