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
  withoutBought,
} from '@/lib/domain/cart'
import type { VariantId } from '@/lib/domain/identifiers'
import type { Result } from '@/lib/domain/result'
import { readStorage, writeStorage } from './browser-storage'
import {
  cartKey,
  isNewerCart,
  isOriginalCart,
  type KeyValueStorage,
  leftFromHereKey,
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
  /** Gives back what a checkout that was left had put aside. */
  readonly restore: () => void
  readonly add: (item: CartItem, quantity: number) => Outcome
  readonly setQuantity: (variantId: VariantId, quantity: number) => Outcome
  /** What `putBack` needs to undo it; null where there was no such line. */
  readonly remove: (variantId: VariantId) => RemovedLine | null
  readonly putBack: (removed: RemovedLine) => void
  /** The lines as a quote has them; the same array changes nothing. */
  readonly revise: (change: (lines: readonly CartLine[]) => readonly CartLine[]) => void
  readonly clear: () => void
  /** The checkout of these lines has begun: they leave the cart, and a copy waits until `confirmPurchase`. */
  readonly setAside: (ordered: readonly CartLine[]) => void
  /** A purchase past the cart has begun: /success then says nothing about what was given back before. */
  readonly forgetRestored: () => void
  /** The shopper has reached /success: what that checkout held is gone for good. */
  readonly confirmPurchase: () => void
}

/** The shopper's cart, kept under the specification's storage key. `storage` may throw: the cart then lives in memory. `tabStorage` lasts as long as the tab. */
export function createCartStore(storage: () => KeyValueStorage, tabStorage: () => KeyValueStorage) {
  return createStore<CartState>()((set, get) => {
    // For browsers that keep no storage but bring the page back out of their cache.
    let asideInMemory: readonly CartLine[] = []

    const read = (key: string) => parseStoredCart(readStorage(storage, key))
    const write = (key: string, lines: readonly CartLine[]) =>
      !isNewerCart(readStorage(storage, key)) &&
      writeStorage(storage, key, lines.length === 0 ? null : serializeCart(lines))

    function change(lines: readonly CartLine[]) {
      set({ lines, storageFailed: !write(cartKey, lines) })
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
        const text = readStorage(storage, cartKey)
        const lines = isNewerCart(text) ? get().lines : parseStoredCart(text)
        if (isOriginalCart(text)) write(cartKey, lines)
        set({ lines, isLoaded: true })
      },
      restore() {
        const stored = read(pendingCartKey)
        const pending = stored.length > 0 ? stored : asideInMemory
        if (pending.length === 0) return
        asideInMemory = []
        write(pendingCartKey, [])
        // Back in the tab that left for the payment, that payment is over; another tab cannot know.
        const leftFromHere = readStorage(tabStorage, leftFromHereKey) !== null
        writeStorage(tabStorage, leftFromHereKey, null)
        write(restoredCartKey, leftFromHere ? [] : pending)
        const newer = new Set(get().lines.map((line) => line.variantId))
        change([...pending.filter((line) => !newer.has(line.variantId)), ...get().lines])
      },
      add: (item, quantity) => accept(addToCart(get().lines, item, quantity)),
      setQuantity: (variantId, quantity) => accept(setCartQuantity(get().lines, variantId, quantity)),
      remove(variantId) {
        const { lines } = get()
        const position = lines.findIndex((line) => line.variantId === variantId)
        const line = lines[position]
        if (!line) return null
        change(removeFromCart(lines, variantId))
        return { line, position }
      },
      putBack: (removed) => change(putBackInCart(get().lines, removed)),
      revise(revised) {
        const lines = revised(get().lines)
        if (lines !== get().lines) change(lines)
      },
      clear: () => change([]),
      setAside(ordered) {
        if (!write(pendingCartKey, ordered)) asideInMemory = ordered
        writeStorage(tabStorage, leftFromHereKey, '1')
        write(restoredCartKey, [])
        change(withoutBought(get().lines, ordered))
      },
      forgetRestored() {
        write(restoredCartKey, [])
      },
      confirmPurchase() {
        get().load()
        // What was put aside has left the cart already; what was given back of it leaves it now.
        const bought = read(restoredCartKey)
        asideInMemory = []
        write(pendingCartKey, [])
        write(restoredCartKey, [])
        if (bought.length > 0) change(withoutBought(get().lines, bought))
      },
    }
  })
}
