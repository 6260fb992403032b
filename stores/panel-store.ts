import { createStore } from 'zustand/vanilla'
import type { CartItem } from '@/lib/domain/cart'

/** `buy`: choice of purchase; `delivery`: first delivery details; `city`: check of the city before a cart. */
export type Panel = 'menu' | 'cart' | 'auth' | 'buy' | 'delivery' | 'city'

export type BuyNow = {
  readonly item: CartItem
  readonly quantity: number
  readonly failureTitle: string
  readonly failureText?: string
  /** Asks what to buy when the cart is not empty. */
  readonly asksFirst?: boolean
  readonly isDeliveryAsked?: boolean
}

export type PanelState = {
  readonly open: Panel | null
  readonly purchase: BuyNow | null
  readonly loaded: readonly Panel[]
  readonly show: (panel: Panel, purchase?: BuyNow) => void
  readonly close: () => void
  readonly noteLoaded: (panel: Panel) => void
}

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
