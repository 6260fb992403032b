import { fromJson, listOf, objectOf, text } from '@/lib/browser/decode'
import { deliveryPreferences } from '@/lib/browser/delivery-decoders'
import type { OrderDetails } from '@/lib/domain/order-fields'
import { createStoredValue, type StorageAccess } from '../stored-value'

const orderDeliveriesKey = 'e-commerce-order-deliveries'

type OrderDelivery = { readonly order: string; readonly delivery: OrderDetails }

const maximumOrders = 20

const stored = listOf(objectOf<OrderDelivery>({ order: text, delivery: deliveryPreferences }))

/** Keeps the details of each order for its receipt, in the tab's storage, since the device's may change. */
export function openOrderDeliveries(tabStorage: StorageAccess) {
  const deliveries = createStoredValue<readonly OrderDelivery[]>({
    storage: tabStorage,
    key: orderDeliveriesKey,
    decode: (json) => fromJson(json, stored) ?? [],
    encode: (orders) => (orders.length === 0 ? null : JSON.stringify(orders)),
  })
  return {
    find: (order: string) => deliveries.read().find((known) => known.order === order)?.delivery ?? null,
    save(order: string, delivery: OrderDetails): void {
      const others = deliveries.read().filter((known) => known.order !== order)
      deliveries.write([{ order, delivery }, ...others].slice(0, maximumOrders))
    },
    clear: () => void deliveries.write([]),
  }
}
