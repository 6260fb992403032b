import { isOrderedByMessage } from '@/lib/domain/checkout'
import type { PaidWay } from '@/lib/domain/difference'
import type { OrderRecords } from '@/lib/domain/past-order'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { journalFaultOf, journalRetrySeconds } from '@/lib/orders/order-journal'
import { createOrderRecords } from '@/lib/orders/order-records'
import { problemResponse } from '@/lib/server/api/problem'
import { getEnvironment } from '@/lib/server/environment/server'
import { log } from '@/lib/server/log'

export function getPaidWay(): PaidWay {
  const { checkoutHosts, pix } = getEnvironment()
  return { isByMessage: isOrderedByMessage(checkoutHosts), takesPix: pix !== null }
}

/** Connects accounts with the order journal. */
export function getOrderRecords(): OrderRecords {
  return createOrderRecords(getOrderJournal(), getPaidWay())
}

/** Answers journal failures; rethrows other errors. */
export function ordersUnavailable(error: unknown, requestId: string): Response {
  const fault = journalFaultOf(error)
  if (fault === null) throw error
  log('error', 'orders.unavailable', { requestId, fault })
  return problemResponse('orders-unavailable', { requestId, retryAfterSeconds: journalRetrySeconds })
}
