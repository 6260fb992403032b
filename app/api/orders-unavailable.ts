import { journalFaultOf, journalRetrySeconds } from '@/lib/orders/journal-fault'
import { problemResponse } from '@/lib/server/api/problem'
import { log } from '@/lib/server/log'

/** The answer to a call for which the journal could not be written or read. Throws every other error on. */
export function ordersUnavailable(error: unknown, requestId: string): Response {
  const fault = journalFaultOf(error)
  if (fault === null) throw error
  log('error', 'orders.unavailable', { requestId, fault })
  return problemResponse('orders-unavailable', { requestId, retryAfterSeconds: journalRetrySeconds })
}
