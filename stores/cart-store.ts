import { createStore } from 'zustand/vanilla'
import {
  addToCart,
  type CartItem,
  type CartLine,
  type InsufficientStock,
  removeFromCart,
  setCartQuantity,
} from '@/lib/domain/cart'
import type { VariantId } from '@/lib/domain/identifiers'
import type { Result } from '@/lib/domain/result'
import { readStorage, writeStorage } from './browser-storage'
import { cartKey, type KeyValueStorage, parseStoredCart, pendingCartKey, serializeCart } from './cart-storage'

type Outcome = Result<readonly CartLine[], InsufficientStock>

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
  readonly remove: (variantId: VariantId) => void
  readonly clear: () => void
  /** The checkout has begun: the cart is empty, and a copy waits until `confirmPurchase`. */
  readonly setAside: () => void
  /** The shopper has reached /success: the cart is empty for good. */
  readonly confirmPurchase: () => void
}

/** The shopper's cart, kept under the specification's storage key. `storage` may throw: the cart then lives in memory. */
export function createCartStore(storage: () => KeyValueStorage) {
  return createStore<CartState>()((set, get) => {
    function change(lines: readonly CartLine[]) {
      const kept = writeStorage(storage, cartKey, lines.length === 0 ? null : serializeCart(lines))
      set({ lines, storageFailed: !kept })
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
        set({ lines: parseStoredCart(readStorage(storage, cartKey)), isLoaded: true })
      },
      restore() {
        const pending = parseStoredCart(readStorage(storage, pendingCartKey))
        if (pending.length === 0) return
        writeStorage(storage, pendingCartKey, null)
        const newer = new Set(get().lines.map((line) => line.variantId))
        change([...pending.filter((line) => !newer.has(line.variantId)), ...get().lines])
      },
      add: (item, quantity) => accept(addToCart(get().lines, item, quantity)),
      setQuantity: (variantId, quantity) => accept(setCartQuantity(get().lines, variantId, quantity)),
      remove: (variantId) => change(removeFromCart(get().lines, variantId)),
      clear: () => change([]),
      setAside() {
        writeStorage(storage, pendingCartKey, serializeCart(get().lines))
        change([])
      },
      confirmPurchase() {
        writeStorage(storage, pendingCartKey, null)
        change([])
      },
    }
  })
}

export type CartStore = ReturnType<typeof createCartStore>
