import { createStore } from 'zustand/vanilla'

export type Toast = {
  readonly title: string
  readonly description?: string
  readonly variant: 'default' | 'destructive'
}

export type ToastState = {
  /** One at a time: a new one takes the place of the last (specification, section 9). */
  readonly toast: (Toast & { readonly id: number }) | null
  readonly show: (toast: Toast) => void
  readonly dismiss: (id: number) => void
  /** Whatever is shown goes: something else now says the same. */
  readonly clear: () => void
}

export function createToastStore() {
  // Never used twice, so that a late dismissal of an older toast does not hit a newer one.
  let lastId = 0
  return createStore<ToastState>()((set, get) => ({
    toast: null,
    show(toast) {
      lastId += 1
      set({ toast: { ...toast, id: lastId } })
    },
    dismiss: (id) => {
      if (get().toast?.id === id) set({ toast: null })
    },
    clear: () => set({ toast: null }),
  }))
}
