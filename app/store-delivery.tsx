import type { ComponentProps } from 'react'
import { DeliveryLine } from '@/components/delivery/delivery-line'
import { getEnvironment } from '@/lib/server/environment/server'

type Props = Pick<ComponentProps<typeof DeliveryLine>, 'grams' | 'className'>

/** Delivery areas and fees; on a product page by the weight of one piece. */
export function StoreDelivery(props: Props) {
  return <DeliveryLine zones={getEnvironment().deliveryZones} {...props} />
}
