import { createStore } from 'zustand/vanilla'

/** Specification, section 9. */
export const toastMs = 5000

export type ToastAction = {
  readonly label: string
  readonly altText: string
  readonly run: () => void
  /** Index in the open cart, which replaces the toast. */
  readonly linePosition?: number
}

export type Toast = {
  readonly title: string
  readonly description?: string
  readonly variant?: 'default' | 'destructive'
  readonly action?: ToastAction
}

export type ToastState = {
  readonly toast: (Toast & { readonly id: number }) | null
  readonly show: (toast: Toast) => void
  readonly dismiss: (id: number) => void
  /** Removes a repeated message; keeps an offer to undo. */
  readonly clear: () => void
}

export function createToastStore() {
  // Unique, so that a late dismissal cannot hit a newer toast.
  let lastId = 0
  return createStore<ToastState>()((set, get) => ({
    toast: null,
    show(toast) {
      lastId += 1
      set({ toast: { variant: 'default', ...toast, id: lastId } })
    },
    dismiss: (id) => {
      if (get().toast?.id === id) set({ toast: null })
    },
    clear: () => {
      if (!get().toast?.action) set({ toast: null })
    },
  }))
}
