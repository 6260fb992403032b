import 'server-only'
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

/** Has a page that says something of delivery expire once the table of delivery says something else. */
export async function showDelivery(): Promise<void> {
  'use cache'
  await showPart(delivery)
}
