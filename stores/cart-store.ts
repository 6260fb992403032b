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

/** Whose lines are set aside: the attempt's key, and when (milliseconds since 1970). */
export type CartOrder = { readonly order: string; readonly at: number }

export type CartState = {
  readonly lines: readonly CartLine[]
  /** False until the stored cart was read: the server's page shows an empty one. */
  readonly isLoaded: boolean
  /** True when the browser refused to keep the cart. */
  readonly storageFailed: boolean
  /** True when something stored in it could not be bought as it was, and was left out. */
  readonly hasLostLines: boolean
  /** Reads the stored cart: at the start, and when another tab has written. */
  readonly load: () => void
  /** Gives back what a checkout that was left had put aside. `own`: the attempt that this tab left for. */
  readonly restore: (own?: string | null) => void
  readonly add: (item: CartItem, quantity: number) => Outcome
  readonly setQuantity: (variantId: VariantId, quantity: number) => Outcome
  /** What `putBack` needs to undo it; null where there was no such line. */
  readonly remove: (variantId: VariantId) => RemovedLine | null
  readonly putBack: (removed: RemovedLine) => void
  /** The lines as a quote has them; the same array changes nothing. */
  readonly revise: (change: (lines: readonly CartLine[]) => readonly CartLine[]) => void
  readonly clear: () => void
  /** The checkout of these lines has begun: they leave the cart, and a copy waits for `restore` or /success. */
  readonly setAside: (ordered: readonly CartLine[], order: CartOrder) => void
}

/**
 * The shopper's cart, kept under the specification's storage key. `storage` may throw: the cart then lives in memory.
 * Where its lines are while they are being paid for: `checkout/README.md`. All of it lies in storage, so every tab is
 * in the same state; each change of a shopper begins with what another tab last wrote.
 */
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

    /** As storage has them: another tab may have written a moment ago. */
    function latest(): readonly CartLine[] {
      get().load()
      return get().lines
    }

    /** What was paid is gone for good, wherever it is by now: set aside, or given back because it looked left. */
    function removePaid() {
      if (isPaid(pending.read())) pending.write(emptyCart)
      const bought = restored.read()
      if (!isPaid(bought)) return
      // First the note and then the cart: what two tabs do at once is not done twice.
      restored.write(emptyCart)
      const { lines } = cart.read()
      cart.write({ ...emptyCart, lines: withoutBought(lines, bought.lines) })
      // What went on into another checkout before this was known to be paid does not come back from there either.
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
        // As storage has them; nothing is set where a quote changes nothing.
        const { lines } = cart.read()
        const next = revised(lines)
        if (next !== lines) change(next)
      },
      clear: () => change([]),
      setAside(ordered, order) {
        const waiting = pending.read()
        change(withoutBought(latest(), ordered))
        // Another tab is away with other lines: there is one place to wait, so those come back to the cart.
        if (waiting.lines.length > 0 && !isOf(waiting, order.order)) get().restore()
        else if (isOf(restored.read(), order.order)) restored.write(emptyCart)
        // After the cart itself, which leaves room for it in a full storage.
        pending.write({ lines: ordered, ...order })
      },
    }
  })
}
