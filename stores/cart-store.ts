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
import { readStorage, writeStorage } from './browser-storage'
import {
  arrivedKey,
  type CartOrder,
  cartKey,
  isNewerCart,
  isOriginalCart,
  type KeyValueStorage,
  leftElsewhereKey,
  ordersIn,
  parseStoredCart,
  pendingCartKey,
  restoredCartKey,
  serializeCart,
} from './cart-storage'

type Outcome = Result<readonly CartLine[], CartFailure>

export type CartState = {
  readonly lines: readonly CartLine[]
  /** False until the stored cart was read: the server's page shows an empty one. */
  readonly isLoaded: boolean
  /** True when the browser refused to keep the cart. */
  readonly storageFailed: boolean
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
 *
 * A line is in the cart, or set aside while its checkout is open elsewhere (`pendingCartKey`), or in the cart again
 * with a copy under `restoredCartKey`, because a checkout that was left can still be paid:
 *
 *     cart ── setAside ──▶ pending ── restore ──▶ cart + restored ── setAside ──▶ pending …
 *                             └──── /success of that checkout ──────────┴──▶ gone (noted by `noteArrival`)
 *
 * All of it lies in storage, so every tab is in the same state; each change begins with what another tab last wrote.
 */
export function createCartStore(storage: () => KeyValueStorage) {
  return createStore<CartState>()((set, get) => {
    // For browsers that keep no storage but bring the page back out of their cache.
    let asideInMemory: string | null = null

    const write = (key: string, lines: readonly CartLine[]) =>
      !isNewerCart(readStorage(storage, key)) &&
      writeStorage(storage, key, lines.length === 0 ? null : serializeCart(lines))

    function change(lines: readonly CartLine[]) {
      set({ lines, storageFailed: !write(cartKey, lines) })
    }

    /** As storage has them: another tab may have written a moment ago. */
    function latest(): readonly CartLine[] {
      get().load()
      return get().lines
    }

    const hasArrived = (text: string | null) =>
      ordersIn(readStorage(storage, arrivedKey)).some((order) => text?.includes(order))

    /** What was paid is gone for good, wherever it is by now: set aside, or given back because it looked left. */
    function settle() {
      for (const place of [pendingCartKey, restoredCartKey]) {
        const text = readStorage(storage, place)
        if (!hasArrived(text)) continue
        // First the note and then the cart: what two tabs do at once is not done twice.
        writeStorage(storage, place, null)
        if (place === pendingCartKey) continue
        const bought = parseStoredCart(text)
        const lines = parseStoredCart(readStorage(storage, cartKey))
        write(cartKey, withoutBought(lines, bought))
        // What went on into another checkout before this was known to be paid does not come back from there either.
        const away = readStorage(storage, pendingCartKey)
        const rest = withoutBought(parseStoredCart(away), withoutBought(bought, lines))
        writeStorage(storage, pendingCartKey, rest[0] ? serializeCart(rest, JSON.parse(`${away}`)) : null)
      }
    }

    function accept(outcome: Outcome): Outcome {
      if (outcome.ok) change(outcome.value)
      return outcome
    }

    return {
      lines: [],
      isLoaded: false,
      storageFailed: false,
      load() {
        if (get().storageFailed) return
        settle()
        const text = readStorage(storage, cartKey)
        const lines = isNewerCart(text) ? get().lines : parseStoredCart(text)
        if (isOriginalCart(text)) write(cartKey, lines)
        set({ lines, isLoaded: true })
      },
      restore(own = null) {
        const isOwn = (stored: string | null) => own !== null && stored?.includes(own)
        if (isOwn(readStorage(storage, restoredCartKey))) writeStorage(storage, leftElsewhereKey, null)
        const text = asideInMemory ?? readStorage(storage, pendingCartKey)
        const pending = parseStoredCart(text)
        asideInMemory = null
        if (pending.length === 0 || hasArrived(text)) return
        change(withGivenBack(latest(), pending))
        writeStorage(storage, leftElsewhereKey, isOwn(text) ? null : 'true')
        writeStorage(storage, restoredCartKey, text)
        writeStorage(storage, pendingCartKey, null)
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
        const lines = revised(get().lines)
        if (lines !== get().lines) change(lines)
      },
      clear: () => change([]),
      setAside(ordered, order) {
        const waiting = readStorage(storage, pendingCartKey)
        change(withoutBought(latest(), ordered))
        // Another tab is away with other lines: there is one place to wait, so those come back to the cart.
        if (waiting && !waiting.includes(order.order)) get().restore()
        else if (readStorage(storage, restoredCartKey)?.includes(order.order))
          writeStorage(storage, restoredCartKey, null)
        // After the cart itself, which leaves room for it in a full storage.
        const text = serializeCart(ordered, order)
        asideInMemory = writeStorage(storage, pendingCartKey, text) ? null : text
      },
    }
  })
}
