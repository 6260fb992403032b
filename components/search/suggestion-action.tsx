import { useAddOne } from '@/components/cart/use-add-and-remove'
import { Plus, X } from '@/components/ui/icons'
import { ignoreSecondTap } from '@/components/ui/ignore-second-tap'
import { cardCopy } from '@/lib/copy/card'
import { searchCopy } from '@/lib/copy/search'
import type { CartItem } from '@/lib/domain/cart'
import { actionId } from './suggestion-options'

type Place = {
  readonly index: number
  /** The keys are here. */
  readonly isWalkedTo: boolean
}

/** The '+' at the end of a product's row; the list stays open. Options too, because a list has nothing else in it. */
export function AddSuggested({
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

/** Takes one search out of the recent ones. */
export function ForgetSearch({
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
        // The next one takes its place.
        ignoreSecondTap(nativeEvent)
        onForget(search)
      }}
    >
      <X className="size-5" />
    </button>
  )
}
