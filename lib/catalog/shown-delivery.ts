import 'server-only'
import { marketTime } from '../domain/market-time.ts'
import { comingClosedDays } from '../domain/opening-hours.ts'
import { showPart } from '../next/show-part.ts'
import { definePart } from '../next/shown-parts.ts'
import { getEnvironment } from '../server/environment/server.ts'

const delivery = definePart(
  'delivery',
  () => {
    const { deliveryZones, openingHours, deliveryWindows } = getEnvironment()
    // Pages only show whether there are windows.
    return [deliveryZones, openingHours, deliveryWindows !== null]
  },
  { movesAlone: true },
)

const closedDays = definePart(
  'closed-days',
  () => comingClosedDays(getEnvironment().openingHours?.closedDays ?? [], marketTime(Date.now()).day),
  { movesAlone: true },
)

/** Lists closed days within a year; a page showing them expires after each. */
export async function showClosedDays(): Promise<readonly string[]> {
  'use cache'
  return showPart(closedDays)
}

/** Expires the page when the delivery table changes. */
export async function showDelivery(): Promise<void> {
  'use cache'
  await showPart(delivery)
}
