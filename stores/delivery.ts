'use client'

import { useStore } from 'zustand'
import { deliveryKey } from './delivery-key'
import { createDeliveryStore, type DeliveryState } from './delivery-store'
import { onOtherTab } from './other-tabs'
import { deviceStorage } from './stored-value'
import { type Stores, useStores } from './storefront-provider'

type DeliveryStore = ReturnType<typeof createDeliveryStore>

const opened = new WeakMap<Stores, DeliveryStore>()

/** The delivery of this page. Opened with its first use, because no first view shows it. */
export function openDelivery(stores: Stores): DeliveryStore {
  const known = opened.get(stores)
  if (known) return known
  const delivery = createDeliveryStore({
    storage: deviceStorage,
    deliveryZones: stores.settings.deliveryZones,
  })
  const { load } = delivery.getState()
  load()
  onOtherTab([deliveryKey], load)
  opened.set(stores, delivery)
  return delivery
}

export function useDelivery<T>(select: (state: DeliveryState) => T): T {
  return useStore(openDelivery(useStores()), select)
}
