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

/** An older tap is forgotten: after that long it is not expected any more. Milliseconds. */
const longestWaitMs = 20_000

/** What the operator's settings say to the browser. */
export type StorefrontSettings = {
  readonly deliveryZones: readonly DeliveryZone[]
  /** Whether the market says when it is open: `GET /api/opening`. */
  readonly hasOpeningHours?: true
  /** Where shoppers are asked how they pay. */
  readonly paymentWays?: readonly PaymentWay[]
  /** Whether an order names a window of delivery: `GET /api/delivery-windows`. */
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
  // A page that is asked for anew brings what the operator says today.
  useEffect(() => {
    stores.settings = settings
  }, [stores, settings])
  useEffect(() => {
    const { load, restore } = stores.cart.getState()
    const start = () => {
      load()
      // There the tab is at its payment, and not back from it.
      if (window.location.pathname.startsWith(paymentStart)) return
      // A load was noted while the page was parsed (`lib/browser/first/every-page.ts`); else the browser shows it as it was left.
      restore(recordReturn({ tabStorage, navigation: 'back_forward' }))
    }
    const startAgain = (event: PageTransitionEvent) => event.persisted && start()
    start()
    // Behind this effect: a tap may need a part of the page that React has still to bring to life.
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

/** Carries out, each once and in order, the taps that an inline script has kept (`lib/browser/first/keep-taps.ts`). */
async function carryOutKeptTaps(): Promise<void> {
  window.takesTaps = true
  const taps = window.keptTaps ?? []
  window.keptTaps = []
  for (const [button, at] of taps) {
    button.removeAttribute('aria-busy')
    if (button.isConnected && performance.now() - at < longestWaitMs) button.click()
    // What it changed is drawn before the next one.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
