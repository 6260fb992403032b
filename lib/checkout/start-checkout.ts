import 'server-only'
import { asksDetails } from '../domain/checkout.ts'
import { ownPath } from '../domain/paths.ts'
import { failure } from '../domain/result.ts'
import { journalFaultOf } from '../orders/order-journal.ts'
import type { CheckoutAttempt, CheckoutContext, CheckoutOutcome } from './checkout-context.ts'
import { findObstacle, requestHashOf } from './order-of-body.ts'
import { errorFields } from './outcome-of-error.ts'
import { takeOrder } from './take-order.ts'

/** Applies the specification's rules in order, then takes the order; never throws. */
export async function startCheckout(
  attempt: CheckoutAttempt,
  context: CheckoutContext,
): Promise<CheckoutOutcome> {
  const obstacle = asksDetails(attempt.body.kind, context) ? findObstacle(attempt.body, context) : null
  if (obstacle) return failure({ kind: obstacle })
  const cancelPath = ownPath(attempt.body.cancelPath)
  if (cancelPath === null) return failure({ kind: 'bad-return-path' })

  const requestHash = requestHashOf(attempt.body)
  const { key, requestId } = attempt
  const take = () =>
    takeOrder({ attempt, requestHash, cancelPath }, context).catch((error: unknown): CheckoutOutcome => {
      // Nothing is sent when the journal fails.
      const fault = journalFaultOf(error)
      context.log('error', 'checkout.broken', {
        requestId,
        fault,
        ...errorFields(error),
      })
      return failure(fault ? { kind: 'orders-unavailable' } : { kind: 'store-failed', error: null })
    })
  return context.attempts.share({ key, requestHash }, take) ?? failure({ kind: 'idempotency-conflict' })
}
