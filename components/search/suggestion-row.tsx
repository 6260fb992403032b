import { ArrowRight, HistoryIcon, LayoutGrid, Plus, SpellCheck, Trash2, X } from 'lucide-react'
import Link from 'next/link'
import { type ComponentProps, memo } from 'react'
import { useAddOne } from '@/components/cart/use-add-and-remove'
import { CategoryPicture } from '@/components/categories/category-picture'
import { ignoreSecondTap } from '@/lib/browser/ignore-second-tap'
import { cardCopy } from '@/lib/copy/card'
import { searchCopy } from '@/lib/copy/search'
import type { CartItem } from '@/lib/domain/cart'
import { imageAddress, imageSourceSet, placeholderPicture } from '@/lib/domain/image'
import type { SuggestedProduct } from '@/lib/domain/search-query'
import { cn } from '@/lib/utils'
import { actionId, type Kind, optionId, type SuggestionOption } from './suggestion-options'

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

const optionClass =
  'flex min-w-0 items-center text-left font-semibold text-md hover:bg-current/8 aria-selected:bg-secondary aria-selected:text-secondary-foreground aria-selected:outline-2 aria-selected:outline-primary aria-selected:-outline-offset-2'
const rowClass = `${optionClass} flex-1 gap-3 rounded-md px-1.5 py-1`
const noteClass = 'font-normal text-muted-foreground text-sm'

/** Link and ARIA option in one. */
export const SuggestionRow = memo(function SuggestionRow({ option, index, active, handlers }: Props) {
  const attributes = {
    id: optionId(index),
    role: 'option',
    'aria-selected': active === 'option',
    tabIndex: -1,
  }
  if (option.kind === 'forget-all') {
    return (
      <button
        type="button"
        {...attributes}
        className={`${rowClass} w-full text-muted-foreground`}
        onClick={({ nativeEvent }) => {
          ignoreSecondTap(nativeEvent)
          handlers.onForget(null)
        }}
      >
        <TextRow option={option} />
      </button>
    )
  }
  const link = { ...attributes, href: option.href, prefetch: false, onClick: () => handlers.onChosen(option) }
  if (option.kind === 'popular') {
    return (
      <Link {...link} className={`${optionClass} min-h-11 gap-2 rounded-full border py-1 pr-3.5 pl-1`}>
        <CategoryPicture picture={option.picture} />
        {option.text}
      </Link>
    )
  }
  const action = { index, isWalkedTo: active === 'action' }
  return (
    <div className="flex items-center">
      <Link {...link} className={rowClass}>
        {option.kind === 'product' ? <ProductRow product={option.product} /> : <TextRow option={option} />}
      </Link>
      {option.kind === 'product' && option.product.item && (
        <AddSuggested {...action} item={option.product.item} onSaid={handlers.onSaid} />
      )}
      {option.kind === 'recent' && (
        <RowAction
          {...action}
          aria-label={searchCopy.forget(option.text)}
          className="text-muted-foreground hover:bg-current/8"
          onClick={({ nativeEvent }) => {
            // The next row moves up.
            ignoreSecondTap(nativeEvent)
            handlers.onForget(option.text)
          }}
        >
          <X className="size-5" />
        </RowAction>
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
      <picture className="contents">
        <img
          src={imageAddress(source, 96)}
          srcSet={imageSourceSet(source, [96, 160])}
          sizes="44px"
          alt=""
          width={44}
          height={44}
          decoding="async"
          className="size-11 flex-none rounded-md bg-stage object-cover object-[50%_66%]"
        />
      </picture>
      <span className="flex min-w-0 flex-1 flex-col gap-1 sm:flex-row sm:items-center sm:gap-3">
        <span className="sm:flex-1">{title}</span>
        <span className="flex flex-row-reverse items-center justify-end gap-2 sm:flex-row sm:gap-3">
          {pack && <span className={noteClass}>{pack}</span>}
          <span
            className={cn(
              'flex-none whitespace-nowrap rounded-sm px-2 py-0.5 font-bold text-tag-foreground tabular-nums shadow-sm contrast-more:border forced-colors:border',
              priceBefore === null ? 'bg-tag' : 'bg-tag-sale',
            )}
          >
            {price}
          </span>
        </span>
      </span>
      {!item && (
        <span className="flex-none rounded-full bg-secondary px-3 py-2 text-secondary-foreground text-sm">
          {cardCopy.choose}
        </span>
      )}
    </>
  )
}

const icons = {
  recent: HistoryIcon,
  correction: SpellCheck,
  category: LayoutGrid,
  all: ArrowRight,
  'forget-all': Trash2,
}

function TextRow({ option }: { readonly option: Kind<keyof typeof icons> }) {
  const Icon = icons[option.kind]
  return (
    <>
      <span className="grid h-10 w-11 flex-none place-items-center rounded-md bg-secondary text-secondary-foreground">
        <Icon className="size-5" />
      </span>
      <span className={cn('min-w-0 flex-1', option.kind === 'all' && 'text-primary')}>
        {option.kind === 'correction' ? (
          <>
            {searchCopy.didYouMean} <strong>{option.text}</strong>?
          </>
        ) : option.kind === 'all' ? (
          searchCopy.seeAll(option.text)
        ) : option.kind === 'forget-all' ? (
          searchCopy.forgetAll
        ) : (
          option.text
        )}
      </span>
      {option.kind === 'category' && <span className={noteClass}>{searchCopy.category}</span>}
    </>
  )
}

type ActionProps = { readonly index: number; readonly isWalkedTo: boolean }

/** An option, as a list box allows nothing else. */
function RowAction({ index, isWalkedTo, className, ...props }: ActionProps & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      id={actionId(index)}
      role="option"
      aria-selected={isWalkedTo}
      tabIndex={-1}
      className={cn(
        'relative mr-1.5 ml-1 grid size-11 flex-none place-items-center rounded-full active:scale-94 aria-selected:outline-3 aria-selected:outline-ring aria-selected:outline-offset-2',
        className,
      )}
      {...props}
    />
  )
}

type AddProps = ActionProps & { readonly item: CartItem; readonly onSaid: (text: string) => void }

/** Adds the product; the list stays open. */
function AddSuggested({ item, onSaid, ...action }: AddProps) {
  const { quantity, isAdding, addOne } = useAddOne(item)
  return (
    <RowAction
      {...action}
      aria-label={
        quantity > 0
          ? `${cardCopy.addOne(item.title)}, ${cardCopy.inCart(quantity)}`
          : cardCopy.addProduct(item.title)
      }
      aria-busy={isAdding || undefined}
      className="bg-primary text-primary-foreground hover:bg-primary/88 contrast-more:border forced-colors:border"
      onClick={() => addOne((now) => now > 1 && onSaid(cardCopy.inCart(now)))}
    >
      <Plus className="size-5" />
      {quantity > 0 && (
        <span className="absolute -top-1 -right-1 min-w-5.5 rounded-full border-2 border-popover bg-tag-sale px-1 font-extrabold text-tag-foreground text-xs tabular-nums">
          {quantity}
        </span>
      )}
    </RowAction>
  )
}
