import { type DeliveryPreferences, noDelivery } from '@/lib/domain/account'
import type { DeliveryState } from '@/stores/delivery-store'

type Options = {
  /** What an account had put into the fields before. */
  readonly filled: DeliveryPreferences
  /** What the present account says; nothing for a visitor. */
  readonly wanted: DeliveryPreferences
}

/**
 * A field that is empty, or still holds what an account had put there, holds what the present account says; what the
 * shopper typed stays. Returns what of it is the account's now. The city is confirmed by the shopper, as ever.
 */
export function fillDelivery(state: DeliveryState, { filled, wanted }: Options): DeliveryPreferences {
  function next<K extends keyof DeliveryPreferences>(field: K): DeliveryPreferences[K] {
    const isFree = state[field] === noDelivery[field] || state[field] === filled[field]
    return isFree ? wanted[field] : state[field]
  }
  const { city, whatsapp, substitution } = {
    city: next('city'),
    whatsapp: next('whatsapp'),
    substitution: next('substitution'),
  }
  if (city !== state.city) state.setCity(city)
  if (whatsapp !== state.whatsapp) state.setWhatsapp(whatsapp)
  if (substitution !== state.substitution) state.setSubstitution(substitution)
  return {
    city: city === wanted.city ? city : '',
    whatsapp: whatsapp === wanted.whatsapp ? whatsapp : '',
    substitution: substitution === wanted.substitution ? substitution : null,
  }
}
