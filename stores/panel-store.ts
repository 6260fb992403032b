import { createStore } from 'zustand/vanilla'
import type { CartItem } from '@/lib/domain/cart'

/** `buy`: what to buy at once, of a card or of the whole cart; `city`: the check of the city before a cart. */
export type Panel = 'menu' | 'cart' | 'auth' | 'buy' | 'city'

export type PanelState = {
  readonly open: Panel | null
  /** What `buy` asks about, also while it closes. */
  readonly item: CartItem | null
  /** Those whose code has come: an open one is on its way until then. */
  readonly loaded: readonly Panel[]
  readonly show: (panel: Panel, item?: CartItem) => void
  readonly close: () => void
  readonly noteLoaded: (panel: Panel) => void
}

/** Which drawer or window is open; never two. */
export function createPanelStore() {
  return createStore<PanelState>()((set) => ({
    open: null,
    item: null,
    loaded: [],
    show: (open, item) => set(item ? { open, item } : { open }),
    close: () => set({ open: null }),
    noteLoaded: (panel) => set(({ loaded }) => ({ loaded: [...loaded, panel] })),
  }))
}
