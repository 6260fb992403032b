import { createStore } from 'zustand/vanilla'

export type ToastAction = {
  readonly label: string
  /** What it does, in a sentence: screen readers say it with the toast. */
  readonly altText: string
  readonly run: () => void
  /** In the open cart it stands at this place among the lines, and there is no toast. */
  readonly linePosition?: number
}

export type Toast = {
  readonly title: string
  readonly description?: string
  readonly variant: 'default' | 'destructive'
  readonly action?: ToastAction
}

export type ToastState = {
  /** One at a time: a new one takes the place of the last (specification, section 9). */
  readonly toast: (Toast & { readonly id: number }) | null
  readonly show: (toast: Toast) => void
  readonly dismiss: (id: number) => void
  /** Whatever is shown goes, because something else now says the same; an offer to undo stays. */
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
    clear: () => {
      if (!get().toast?.action) set({ toast: null })
    },
  }))
}
