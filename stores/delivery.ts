'use client'

import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { flag, fromJson, objectOf, otherwise, text } from '@/lib/browser/decode'
import { substitution } from '@/lib/browser/delivery-decoders'
import { type DeliveryZone, findZone, type Substitution } from '@/lib/domain/delivery'
import { deliveryKey } from './delivery-key'
import { onOtherTab } from './other-tabs'
import { createStoredValue, deviceStorage, type StorageAccess } from './stored-value'
import { type Stores, useStores } from './storefront-provider'

/** Characters; a checkout accepts no more. */
const maximumCityLength = 120
const maximumWhatsappLength = 60

export type DeliveryDetails = {
  readonly city: string
  /** The shopper pressed 'Verificar' and the city is served; any edit takes it back. */
  readonly cityConfirmed: boolean
  readonly whatsapp: string
  readonly substitution: Substitution | null
}

export type DeliveryState = DeliveryDetails & {
  readonly load: () => void
  readonly setCity: (city: string) => void
  /** True when the city is served. */
  readonly verifyCity: () => boolean
  readonly setWhatsapp: (whatsapp: string) => void
  readonly setSubstitution: (substitution: Substitution | null) => void
}

type Options = { readonly storage: StorageAccess; readonly deliveryZones: readonly DeliveryZone[] }

const storedDetails = objectOf<DeliveryDetails>({
  city: otherwise(text, ''),
  cityConfirmed: otherwise(flag, false),
  whatsapp: otherwise(text, ''),
  substitution: otherwise(substitution, null),
})

const nothingGiven: DeliveryDetails = { city: '', cityConfirmed: false, whatsapp: '', substitution: null }

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

/** City, WhatsApp and substitution, remembered on this device. */
export function createDeliveryStore({ storage, deliveryZones }: Options) {
  const details = createStoredValue<DeliveryDetails>({
    storage,
    key: deliveryKey,
    decode: (stored) => fromJson(stored, storedDetails) ?? nothingGiven,
    encode: (given) => JSON.stringify(given),
  })

  return createStore<DeliveryState>()((set, get) => {
    function change(part: Partial<DeliveryDetails>) {
      set(part)
      const { city, cityConfirmed, whatsapp, substitution } = get()
      details.write({ city, cityConfirmed, whatsapp, substitution })
    }
    return {
      ...nothingGiven,
      load() {
        const stored = details.read()
        // What no checkout accepts is cut here, where the shopper still sees it.
        const city = stored.city.slice(0, maximumCityLength)
        const cityConfirmed = stored.cityConfirmed && findZone(city, deliveryZones) !== null
        set({ ...stored, city, cityConfirmed, whatsapp: stored.whatsapp.slice(0, maximumWhatsappLength) })
      },
      setCity: (city) => change({ city, cityConfirmed: false }),
      verifyCity() {
        const cityConfirmed = findZone(get().city, deliveryZones) !== null
        change({ cityConfirmed })
        return cityConfirmed
      },
      setWhatsapp: (whatsapp) => change({ whatsapp }),
      setSubstitution: (substitution) => change({ substitution }),
    }
  })
}
