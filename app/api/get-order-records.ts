import type { OrderRecords } from '@/lib/domain/past-order'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { createOrderRecords } from '@/lib/orders/order-records'

/** The one place where accounts meet the order journal. */
export function getOrderRecords(): OrderRecords {
  return createOrderRecords(getOrderJournal())
}
