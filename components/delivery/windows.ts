'use client'

import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { offeredWindows } from '@/lib/api/checkout-answers'
import { readShop } from '@/lib/browser/call-shop'
import type { PostCheckoutFailure } from '@/lib/browser/post-checkout'
import { findZone } from '@/lib/domain/delivery'
import type { OfferedWindow } from '@/lib/domain/delivery-windows'
import { openDelivery, openOnce, useDelivery } from '@/stores/delivery'
import { type Stores, useStores } from '@/stores/storefront-provider'

type WindowsState = {
  /** Null: unknown. Full windows can be kept, not chosen: this order may hold the place. */
  readonly windows: readonly OfferedWindow[] | null
  /** False while unknown. */
  readonly isClosed: boolean
  /** True while unknown. */
  readonly asksWindow: boolean
  /** Reason for losing the chosen window. */
  readonly refusal: PostCheckoutFailure['kind'] | null
  readonly choose: (key: string) => void
  /** Shows the refusal's windows; false for other refusals. */
  readonly takeRefusal: (failure: PostCheckoutFailure) => boolean
  /** Polls for the pickup place until unsubscribed. */
  readonly follow: (place: string) => () => void
}

/** Milliseconds: others take places. */
const pauseMs = 60_000

function createWindowsStore(stores: Stores) {
  const delivery = openDelivery(stores)
  return createStore<WindowsState>()((set) => {
    function offer(windows: readonly OfferedWindow[]) {
      set({ windows, asksWindow: windows.some(({ isFull }) => !isFull) })
      const { deliveryWindow, give } = delivery.getState()
      if (deliveryWindow && windows.every(({ key }) => key !== deliveryWindow)) give({ deliveryWindow: '' })
    }
    return {
      windows: null,
      isClosed: false,
      asksWindow: stores.settings.hasWindows === true,
      refusal: null,
      choose(deliveryWindow) {
        set({ refusal: null })
        delivery.getState().give({ deliveryWindow })
      },
      takeRefusal({ kind, windows }) {
        if (!windows) return false
        set({ refusal: kind })
        delivery.getState().give({ deliveryWindow: '' })
        offer(windows)
        return true
      },
      follow(place) {
        const ending = new AbortController()
        const { signal } = ending
        let timer: ReturnType<typeof setTimeout> | undefined
        async function ask() {
          // Kept in the answer while it is open.
          const chosen = delivery.getState().deliveryWindow ?? ''
          const path = `/api/delivery-windows?${new URLSearchParams({ place, chosen })}`
          const answer = await readShop(path, { signal, schema: offeredWindows }).catch(() => null)
          if (signal.aborted) return
          // No answer: the server decides at checkout.
          answer ? offer(answer.windows) : set({ windows: null, asksWindow: false })
          set({ isClosed: answer?.isClosed ?? false })
          timer = setTimeout(() => void ask(), answer?.validMs ?? pauseMs)
        }
        void ask()
        return () => {
          ending.abort()
          clearTimeout(timer)
        }
      },
    }
  })
}

export const openWindows = openOnce(createWindowsStore)

export function useWindows<T>(select: (state: WindowsState) => T): T {
  return useStore(openWindows(useStores()), select)
}

/** First available window, such as `Amanhã, 9h–11h`; null when unknown. */
export const nextWindow = (windows: WindowsState['windows']) =>
  windows?.find(({ isFull }) => !isFull)?.text ?? null

/** Polls while mounted; not without windows. */
export function useFollowedWindows(): void {
  const stores = useStores()
  const { deliveryZones, hasWindows } = stores.settings
  const zone = findZone(
    useDelivery(({ city }) => city),
    deliveryZones,
  )
  const place = zone?.isPickup ? zone.city : ''
  useEffect(
    () => (hasWindows ? openWindows(stores).getState().follow(place) : undefined),
    [stores, hasWindows, place],
  )
}
