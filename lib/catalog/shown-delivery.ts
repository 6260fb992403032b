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
    // Of windows a page says only that there are some.
    return [deliveryZones, openingHours, deliveryWindows !== null]
  },
  { movesAlone: true },
)

const closedDays = definePart(
  'closed-days',
  () => comingClosedDays(getEnvironment().openingHours?.closedDays ?? [], marketTime(Date.now()).day),
  { movesAlone: true },
)

/** Days within a year on which the market stays closed; a page that says them expires once one of them is over. */
export async function showClosedDays(): Promise<readonly string[]> {
  'use cache'
  return showPart(closedDays)
}

/** Has a page that says something of delivery expire once the table of delivery says something else. */
export async function showDelivery(): Promise<void> {
  'use cache'
  await showPart(delivery)
}
