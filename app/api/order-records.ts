import type { OrderRecords } from '@/lib/domain/past-order'

/** The one place where accounts meet the keeper of orders. Without one nobody has ordered anything. */
export function getOrderRecords(): OrderRecords {
  return { listPastOrders: async () => [], eraseContact: async () => undefined }
}
