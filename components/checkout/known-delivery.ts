import { type DeliveryZone, findZone } from '@/lib/domain/delivery-zone'
import type { DeliveryDetails } from '@/stores/delivery-store'

type Known = Pick<DeliveryDetails, 'city' | 'whatsapp' | 'substitution'>

/**
 * What the shopper has given so far, as it goes along with a purchase that does not ask for it; null for nothing. A city
 * that is not served, or not yet a whole word, says nothing of where to deliver and stays here.
 */
export function knownDelivery(
  { city, whatsapp, substitution }: Known,
  zones: readonly DeliveryZone[],
): Known | null {
  const known = { city: findZone(city, zones) ? city : '', whatsapp, substitution }
  return known.city === '' && whatsapp.trim() === '' && substitution === null ? null : known
}
