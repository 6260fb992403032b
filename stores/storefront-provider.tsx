'use client'

import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { DeliveryZone } from '@/lib/domain/delivery'
import type { PaymentWay } from '@/lib/domain/payment'
import { type CartState, createCartStore } from './cart-store'
import { paymentStart, recordReturn } from './checkout/return-from-payment'
import { createPanelStore, type PanelState } from './panel-store'
import { createSessionStore, type SessionState } from './session-store'
import { deviceStorage, tabStorage } from './stored-value'
import { createToastStore, type ToastState } from './toast-store'

const longestWaitMs = 20_000

export type StorefrontSettings = {
  readonly deliveryZones: readonly DeliveryZone[]
  readonly hasOpeningHours?: true
  readonly paymentWays?: readonly PaymentWay[]
  readonly hasWindows?: true
  /** WhatsApp of the market: digits with the country. */
  readonly marketNumber?: string
  readonly checkoutHosts: readonly string[]
  readonly keepsOfflineCopies: boolean
}

function createStores(settings: StorefrontSettings) {
  return {
    settings,
    cart: createCartStore(deviceStorage),
    panel: createPanelStore(),
    session: createSessionStore(),
    toast: createToastStore(),
  }
}

export type Stores = ReturnType<typeof createStores>

const StorefrontContext = createContext<Stores | null>(null)
const SettingsContext = createContext<StorefrontSettings | null>(null)

export function useStores() {
  const stores = use(StorefrontContext)
  if (!stores) throw new Error('StorefrontProvider is missing')
  return stores
}

export function StorefrontProvider({
  settings,
  children,
}: {
  readonly settings: StorefrontSettings
  readonly children: ReactNode
}) {
  const [stores] = useState(() => createStores(settings))
  useEffect(() => {
    stores.settings = settings
  }, [stores, settings])
  useEffect(() => {
    const { load, restore } = stores.cart.getState()
    const start = () => {
      load()
      // A payment page is no return from payment.
      if (window.location.pathname.startsWith(paymentStart)) return
      // Loads were recorded during parsing (`lib/browser/first/every-page.ts`); this is the back button.
      restore(recordReturn({ tabStorage, navigation: 'back_forward' }))
    }
    const startAgain = (event: PageTransitionEvent) => event.persisted && start()
    start()
    // Waits for React: a tap may need a part not hydrated yet.
    const taps = window.setTimeout(() => void carryOutKeptTaps())
    window.addEventListener('storage', load)
    window.addEventListener('pageshow', startAgain)
    return () => {
      window.clearTimeout(taps)
      window.removeEventListener('storage', load)
      window.removeEventListener('pageshow', startAgain)
    }
  }, [stores])
  return (
    <StorefrontContext value={stores}>
      <SettingsContext value={settings}>{children}</SettingsContext>
    </StorefrontContext>
  )
}

export function useCart<T>(select: (state: CartState) => T): T {
  return useStore(useStores().cart, select)
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
  const settings = use(SettingsContext)
  if (!settings) throw new Error('StorefrontProvider is missing')
  return settings
}

/** Replays early taps in order (`lib/browser/first/keep-taps.ts`). */
async function carryOutKeptTaps(): Promise<void> {
  window.takesTaps = true
  const taps = window.keptTaps ?? []
  window.keptTaps = []
  for (const [button, at] of taps) {
    button.removeAttribute('aria-busy')
    if (button.isConnected && performance.now() - at < longestWaitMs) button.click()
    // Lets React draw before the next tap.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
