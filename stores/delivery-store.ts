import { createStore } from 'zustand/vanilla'
import { isServedCity, type Substitution, substitutions } from '@/lib/domain/delivery'
import { readStorage, writeStorage } from './browser-storage'
import type { KeyValueStorage } from './cart-storage'

export const deliveryKey = 'mercado-local-delivery'

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

type Options = { readonly storage: () => KeyValueStorage; readonly servedCities: readonly string[] }

function parseStored(text: string | null, servedCities: readonly string[]): Partial<DeliveryDetails> {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return {}
    const { city, cityConfirmed, whatsapp, substitution } = stored as Record<string, unknown>
    const knownCity = typeof city === 'string' ? city.slice(0, 120) : ''
    return {
      city: knownCity,
      cityConfirmed: cityConfirmed === true && isServedCity(knownCity, servedCities),
      whatsapp: typeof whatsapp === 'string' ? whatsapp.slice(0, 60) : '',
      substitution: substitutions.find((known) => known === substitution) ?? null,
    }
  } catch {
    return {}
  }
}

/** City, WhatsApp and substitution, remembered on this device. */
export function createDeliveryStore({ storage, servedCities }: Options) {
  // What could not be written is newer than what can be read.
  let isStored = true
  return createStore<DeliveryState>()((set, get) => {
    function change(details: Partial<DeliveryDetails>) {
      set(details)
      const { city, cityConfirmed, whatsapp, substitution } = get()
      const text = JSON.stringify({ city, cityConfirmed, whatsapp, substitution })
      isStored = writeStorage(storage, deliveryKey, text)
    }
    return {
      city: '',
      cityConfirmed: false,
      whatsapp: '',
      substitution: null,
      load() {
        if (isStored) set(parseStored(readStorage(storage, deliveryKey), servedCities))
      },
      setCity: (city) => change({ city, cityConfirmed: false }),
      verifyCity() {
        const cityConfirmed = isServedCity(get().city, servedCities)
        change({ cityConfirmed })
        return cityConfirmed
      },
      setWhatsapp: (whatsapp) => change({ whatsapp }),
      setSubstitution: (substitution) => change({ substitution }),
    }
  })
}
