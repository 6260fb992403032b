import { createStore } from 'zustand/vanilla'
import {
  addToCart,
  type CartFailure,
  type CartItem,
  type CartLine,
  putBackInCart,
  type RemovedLine,
  removeFromCart,
  setCartQuantity,
  withGivenBack,
  withoutBought,
} from '@/lib/domain/cart'
import type { VariantId } from '@/lib/domain/identifiers'
import type { Result } from '@/lib/domain/result'
import { cartKey, emptyCart, openStoredCart, type StoredCart } from './cart-storage'
import { openArrivedOrders } from './checkout/return-from-payment'
import { leftElsewhereKey, pendingCartKey, restoredCartKey } from './checkout/storage-keys'
import { openStoredText, type StorageAccess } from './stored-value'

type Outcome = Result<readonly CartLine[], CartFailure>

/** Attempt key of set-aside lines, and its time (ms since 1970). */
export type CartOrder = { readonly order: string; readonly at: number }

export type CartState = {
  readonly lines: readonly CartLine[]
  /** False until the stored cart was read: the server renders an empty one. */
  readonly isLoaded: boolean
  readonly storageFailed: boolean
  /** True when stored lines could not be bought and were dropped. */
  readonly hasLostLines: boolean
  readonly load: () => void
  /** Restores the lines of an abandoned checkout. `own`: the attempt this tab left for. */
  readonly restore: (own?: string | null) => void
  readonly add: (item: CartItem, quantity: number) => Outcome
  readonly setQuantity: (variantId: VariantId, quantity: number) => Outcome
  /** Null without such a line; the result undoes the removal by `putBack`. */
  readonly remove: (variantId: VariantId) => RemovedLine | null
  readonly putBack: (removed: RemovedLine) => void
  readonly revise: (change: (lines: readonly CartLine[]) => readonly CartLine[]) => void
  readonly clear: () => void
  /** Moves lines of a started checkout aside, until `restore` or /success. */
  readonly setAside: (ordered: readonly CartLine[], order: CartOrder) => void
}

/** Starts every change from what another tab last wrote. Paid lines: `checkout/README.md`. */
export function createCartStore(storage: StorageAccess) {
  return createStore<CartState>()((set, get) => {
    const cart = openStoredCart(storage, cartKey)
    const pending = openStoredCart(storage, pendingCartKey)
    const restored = openStoredCart(storage, restoredCartKey)
    const leftElsewhere = openStoredText(storage, leftElsewhereKey)
    const arrived = openArrivedOrders(storage)

    const isOf = ({ order }: StoredCart, attempt: string | null) => order !== null && order === attempt
    const isPaid = ({ order }: StoredCart) => order !== null && arrived.read().includes(order)

    function change(lines: readonly CartLine[]) {
      set({ lines, storageFailed: !cart.write({ ...emptyCart, lines }) })
    }

    function latest(): readonly CartLine[] {
      get().load()
      return get().lines
    }

    /** Removes paid lines for good, set aside or restored. */
    function removePaid() {
      if (isPaid(pending.read())) pending.write(emptyCart)
      const bought = restored.read()
      if (!isPaid(bought)) return
      // Clears the note first, so that two tabs do not remove twice.
      restored.write(emptyCart)
      const { lines } = cart.read()
      cart.write({ ...emptyCart, lines: withoutBought(lines, bought.lines) })
      // Lines that went on into another checkout do not return from there either.
      const away = pending.read()
      const boughtElsewhere = withoutBought(bought.lines, lines)
      pending.write({ ...away, lines: withoutBought(away.lines, boughtElsewhere) })
    }

    function accept(outcome: Outcome): Outcome {
      if (outcome.ok) change(outcome.value)
      return outcome
    }

    return {
      lines: [],
      isLoaded: false,
      storageFailed: false,
      hasLostLines: false,
      load() {
        removePaid()
        const { lines, unreadableCount = 0, isOriginal } = cart.read()
        if (isOriginal) cart.write({ ...emptyCart, lines })
        set({ lines, isLoaded: true, hasLostLines: get().hasLostLines || unreadableCount > 0 })
      },
      restore(own = null) {
        if (isOf(restored.read(), own)) leftElsewhere.write(null)
        const left = pending.read()
        if (left.lines.length === 0 || isPaid(left)) return
        change(withGivenBack(latest(), left.lines))
        leftElsewhere.write(isOf(left, own) ? null : 'true')
        restored.write(left)
        pending.write(emptyCart)
      },
      add: (item, quantity) => accept(addToCart(latest(), item, quantity)),
      setQuantity: (variantId, quantity) => accept(setCartQuantity(latest(), variantId, quantity)),
      remove(variantId) {
        const lines = latest()
        const position = lines.findIndex((line) => line.variantId === variantId)
        const line = lines[position]
        if (!line) return null
        change(removeFromCart(lines, variantId))
        return { line, position }
      },
      putBack: (removed) => change(putBackInCart(latest(), removed)),
      revise(revised) {
        const { lines } = cart.read()
        const next = revised(lines)
        if (next !== lines) change(next)
      },
      clear: () => change([]),
      setAside(ordered, order) {
        const waiting = pending.read()
        change(withoutBought(latest(), ordered))
        // Only one checkout can be set aside: lines of another tab return to the cart.
        if (waiting.lines.length > 0 && !isOf(waiting, order.order)) get().restore()
        else if (isOf(restored.read(), order.order)) restored.write(emptyCart)
        // Writes last, once the cart made room in a full storage.
        pending.write({ lines: ordered, ...order })
      },
    }
  })
}
