import { createStore } from 'zustand/vanilla'

export type Panel = 'menu' | 'cart' | 'auth'

export type PanelState = {
  readonly open: Panel | null
  /** Those whose code has come: an open one is on its way until then. */
  readonly loaded: readonly Panel[]
  readonly show: (panel: Panel) => void
  readonly close: () => void
  readonly noteLoaded: (panel: Panel) => void
}

/** Which drawer or window is open; never two. */
export function createPanelStore() {
  return createStore<PanelState>()((set) => ({
    open: null,
    loaded: [],
    show: (open) => set({ open }),
    close: () => set({ open: null }),
    noteLoaded: (panel) => set(({ loaded }) => ({ loaded: [...loaded, panel] })),
  }))
}
