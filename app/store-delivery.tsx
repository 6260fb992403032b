import { DeliveryLine } from '@/components/delivery/delivery-line'
import { getEnvironment } from '@/lib/server/environment/server'

/** Where this shop delivers, and for how much. */
export function StoreDelivery() {
  return <DeliveryLine zones={getEnvironment().deliveryZones} />
}
