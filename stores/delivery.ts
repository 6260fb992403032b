'use client'

import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type DeliveryZone, findZone, onlyPickup } from '@/lib/domain/delivery'
import { type OrderDetails, orderDetailsOf } from '@/lib/domain/order-fields'
import { deliveryKey } from './checkout/storage-keys'
import { type DeliveryDetails, nothingGiven, openStoredDelivery } from './stored-delivery'
import { deviceStorage, onOtherTab, type StorageAccess } from './stored-value'
import { type Stores, useStores } from './storefront-provider'

export type DeliveryState = DeliveryDetails & {
  readonly load: () => void
  readonly give: (details: Partial<OrderDetails>) => void
  readonly sendNote: (order: string) => void
  readonly verifyCity: () => boolean
}

type Options = {
  readonly storage: StorageAccess
  readonly deliveryZones: () => readonly DeliveryZone[]
}

/** Opens one store per shop on first use, since no first view shows it. */
export function openOnce<Store>(create: (stores: Stores) => Store): (stores: Stores) => Store {
  const opened = new WeakMap<Stores, Store>()
  return (stores) => {
    const store = opened.get(stores) ?? create(stores)
    opened.set(stores, store)
    return store
  }
}

export const openDelivery = openOnce((stores) => {
  const delivery = createDeliveryStore({
    storage: deviceStorage,
    deliveryZones: () => stores.settings.deliveryZones,
  })
  const { load } = delivery.getState()
  load()
  onOtherTab([deliveryKey], load)
  return delivery
})

export function useDelivery<T>(select: (state: DeliveryState) => T): T {
  return useStore(openDelivery(useStores()), select)
}

export function createDeliveryStore({ storage, deliveryZones }: Options) {
  const details = openStoredDelivery(storage)

  function withOnlyPlace<Given extends Partial<DeliveryDetails>>(given: Given): Given {
    const place = onlyPickup(deliveryZones())
    return place ? { ...given, city: place.city, cityConfirmed: true } : given
  }

  return createStore<DeliveryState>()((set, get) => {
    function change(part: Partial<DeliveryDetails>) {
      get().load()
      set(withOnlyPlace(part))
      const state = get()
      const { cityConfirmed, noteOrder = null } = state
      details.write({ ...orderDetailsOf(state), cityConfirmed, noteOrder })
    }
    return {
      ...nothingGiven,
      load() {
        const stored = details.read()
        const cityConfirmed = stored.cityConfirmed && findZone(stored.city, deliveryZones()) !== null
        set(withOnlyPlace({ ...stored, cityConfirmed }))
      },
      give: (given) =>
        change({
          ...given,
          ...(given.city !== undefined && { cityConfirmed: false }),
          ...(given.note !== undefined && { noteOrder: null }),
        }),
      sendNote(noteOrder) {
        if (get().note) change({ noteOrder })
      },
      verifyCity() {
        const cityConfirmed = findZone(get().city, deliveryZones()) !== null
        change({ cityConfirmed })
        return cityConfirmed
      },
    }
  })
}
