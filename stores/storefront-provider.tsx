'use client'

import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { type CartState, createCartStore } from './cart-store'
import { navigationType, noteReturn } from './checkout/note-return'
import { createDeliveryStore, type DeliveryState } from './delivery-store'
import { createPanelStore, type PanelState } from './panel-store'
import { createSessionStore, type SessionState } from './session-store'
import { createToastStore, type ToastState } from './toast-store'

/** What the operator's settings say to the browser. */
export type StorefrontSettings = {
  readonly servedCities: readonly string[]
  readonly checkoutHosts: readonly string[]
}

function createStores(settings: StorefrontSettings) {
  const storage = () => window.localStorage
  return {
    settings,
    cart: createCartStore(storage),
    delivery: createDeliveryStore({ storage, servedCities: settings.servedCities }),
    panel: createPanelStore(),
    session: createSessionStore(),
    toast: createToastStore(),
  }
}

const StorefrontContext = createContext<ReturnType<typeof createStores> | null>(null)

/** The stores themselves, for effects and handlers that read what they do not show. */
export function useStores() {
  const stores = use(StorefrontContext)
  if (!stores) throw new Error('StorefrontProvider is missing')
  return stores
}

/** Holds the client state of the whole shop, and keeps it in step with storage, other tabs and the back button. */
export function StorefrontProvider({
  settings,
  children,
}: {
  readonly settings: StorefrontSettings
  readonly children: ReactNode
}) {
  const [stores] = useState(() => createStores(settings))
  useEffect(() => {
    const load = () => {
      stores.cart.getState().load()
      stores.delivery.getState().load()
    }
    const start = (navigation: string) => {
      load()
      const own = noteReturn({ tabStorage: () => window.sessionStorage, navigation })
      stores.cart.getState().restore(own)
    }
    const startAgain = (event: PageTransitionEvent) => event.persisted && start('back_forward')
    start(navigationType())
    window.addEventListener('storage', load)
    window.addEventListener('pageshow', startAgain)
    return () => {
      window.removeEventListener('storage', load)
      window.removeEventListener('pageshow', startAgain)
    }
  }, [stores])
  return <StorefrontContext value={stores}>{children}</StorefrontContext>
}

export function useCart<T>(select: (state: CartState) => T): T {
  return useStore(useStores().cart, select)
}

export function useDelivery<T>(select: (state: DeliveryState) => T): T {
  return useStore(useStores().delivery, select)
}

export function useToast<T>(select: (state: ToastState) => T): T {
  return useStore(useStores().toast, select)
}

export function usePanel<T>(select: (state: PanelState) => T): T {
  return useStore(useStores().panel, select)
}

export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useStores().session, select)
}

export function useSettings(): StorefrontSettings {
  return useStores().settings
}

/** Both stores at this moment, for handlers that read what they do not show. */
export function useCheckoutState() {
  const { cart, delivery } = useStores()
  return () => ({ cart: cart.getState(), delivery: delivery.getState() })
}
