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
}

export function createToastStore() {
  return createStore<ToastState>()((set, get) => ({
    toast: null,
    show: (toast) => set({ toast: { ...toast, id: (get().toast?.id ?? 0) + 1 } }),
    dismiss: (id) => {
      if (get().toast?.id === id) set({ toast: null })
    },
  }))
}
