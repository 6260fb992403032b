import { type DeliveryZone, deliveredZones } from '../domain/delivery.ts'
import { pickupCopy } from './cart.ts'
import { siteCopy } from './site.ts'

/** Promises delivery only where the shop delivers. */
export function shopDescription(zones: readonly DeliveryZone[]): string {
  if (zones.some(({ isArranged }) => isArranged)) return siteCopy.footer.arranged
  const isFetched = zones.length > 0 && deliveredZones(zones).length === 0
  return isFetched ? pickupCopy.only : siteCopy.siteDescription
}
