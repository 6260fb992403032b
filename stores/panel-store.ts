import { createStore } from 'zustand/vanilla'

export type Panel = 'menu' | 'cart' | 'auth'

export type PanelState = {
  readonly open: Panel | null
  readonly show: (panel: Panel) => void
  readonly close: () => void
}

/** Which drawer or window is open; never two. */
export function createPanelStore() {
  return createStore<PanelState>()((set) => ({
    open: null,
    show: (open) => set({ open }),
    close: () => set({ open: null }),
  }))
}
