import { createStore } from 'zustand/vanilla'
import type { CartItem } from '@/lib/domain/cart'

/**
 * `buy`: what to buy at once, of a card or of the whole cart; `delivery`: where it goes, before it is paid for the first
 * time; `city`: the check of the city before a cart.
 */
export type Panel = 'menu' | 'cart' | 'auth' | 'buy' | 'delivery' | 'city'

/** One product bought at once, past the cart. */
export type BuyNow = {
  readonly item: CartItem
  readonly quantity: number
  readonly failureTitle: string
  /** Stands for every failure that has nothing of its own to say. */
  readonly failureText?: string
  /** From a card: where the cart holds something, `BuyChoice` asks what is meant. */
  readonly asksFirst?: boolean
  /** `DeliverySheet` has asked where it goes, whether that was said or not. */
  readonly isDeliveryAsked?: boolean
}

export type PanelState = {
  readonly open: Panel | null
  /** What `buy` and `delivery` ask about, also while they close. */
  readonly purchase: BuyNow | null
  /** Those whose code has come: an open one is on its way until then. */
  readonly loaded: readonly Panel[]
  readonly show: (panel: Panel, purchase?: BuyNow) => void
  readonly close: () => void
  readonly noteLoaded: (panel: Panel) => void
}

/** Which drawer or window is open; never two. */
export function createPanelStore() {
  return createStore<PanelState>()((set) => ({
    open: null,
    purchase: null,
    loaded: [],
    show: (open, purchase) => set(purchase ? { open, purchase } : { open }),
    close: () => set({ open: null }),
    noteLoaded: (panel) => set(({ loaded }) => ({ loaded: [...loaded, panel] })),
  }))
}
