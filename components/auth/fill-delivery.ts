import type { DeliveryPreferences } from '@/lib/domain/account'
import type { DeliveryState } from '@/stores/delivery-store'

/** Puts what the account knows into fields that are still empty. The city is confirmed by the shopper, as ever. */
export function fillDelivery(
  state: DeliveryState,
  { city, whatsapp, substitution }: DeliveryPreferences,
): void {
  if (state.city === '' && city !== '') state.setCity(city)
  if (state.whatsapp === '' && whatsapp !== '') state.setWhatsapp(whatsapp)
  if (state.substitution === null && substitution !== null) state.setSubstitution(substitution)
}

/** Takes out of this device what the account had put in: the next shopper does not find it. */
export function emptyDelivery(state: DeliveryState, preferences: DeliveryPreferences | null): void {
  if (!preferences) return
  if (preferences.city !== '' && state.city === preferences.city) state.setCity('')
  if (preferences.whatsapp !== '' && state.whatsapp === preferences.whatsapp) state.setWhatsapp('')
}
