import { isOrderedByMessage } from '@/lib/domain/checkout'
import type { PaidWay } from '@/lib/domain/difference'
import type { OrderRecords } from '@/lib/domain/past-order'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { journalFaultOf, journalRetrySeconds } from '@/lib/orders/order-journal'
import { createOrderRecords } from '@/lib/orders/order-records'
import { problemResponse } from '@/lib/server/api/problem'
import { getEnvironment } from '@/lib/server/environment/server'
import { log } from '@/lib/server/log'

/** Reads from the settings how this shop is paid. */
export function getPaidWay(): PaidWay {
  const { checkoutHosts, pix } = getEnvironment()
  return { isByMessage: isOrderedByMessage(checkoutHosts), takesPix: pix !== null }
}

/** The one place where accounts meet the order journal. */
export function getOrderRecords(): OrderRecords {
  return createOrderRecords(getOrderJournal(), getPaidWay())
}

/** The answer to a call for which the journal could not be written or read. Throws every other error on. */
export function ordersUnavailable(error: unknown, requestId: string): Response {
  const fault = journalFaultOf(error)
  if (fault === null) throw error
  log('error', 'orders.unavailable', { requestId, fault })
  return problemResponse('orders-unavailable', { requestId, retryAfterSeconds: journalRetrySeconds })
}
