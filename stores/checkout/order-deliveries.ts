import { fromJson, listOf, objectOf, text } from '@/lib/browser/decode'
import { deliveryPreferences } from '@/lib/browser/delivery-decoders'
import type { OrderDetails } from '@/lib/domain/order-fields'
import { createStoredValue, type StorageAccess } from '../stored-value'

/** Not among the other keys, which every first view has. */
const orderDeliveriesKey = 'e-commerce-order-deliveries'

type OrderDelivery = { readonly order: string; readonly delivery: OrderDetails }

/** Receipts further back in a tab's history say no more where they went. */
const maximumOrders = 20

const stored = listOf(objectOf<OrderDelivery>({ order: text, delivery: deliveryPreferences }))

/**
 * What went along with each order, for its receipt: what the device says of deliveries may be another by then. In the
 * storage of the tab, whose history has the receipts: it ends with them.
 */
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
