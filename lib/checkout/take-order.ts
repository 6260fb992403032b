import { ruleFor } from '../domain/delivery.ts'
import { retryableStates } from '../domain/order.ts'
import { failure } from '../domain/result.ts'
import { storeProblem } from '../store/errors.ts'
import type { CheckoutAttempt, CheckoutContext, CheckoutOutcome } from './checkout-context.ts'
import { awaitOutcome, outcomeOfOrder } from './known-order.ts'
import { deliveryOf, orderLinesOf, shippingOf, zoneOf } from './order-of-body.ts'
import { changedLines, quoteLinesOf } from './quote-lines.ts'
import { sendOrder } from './send-order.ts'

type Taking = {
  readonly attempt: CheckoutAttempt
  readonly requestHash: string
  readonly cancelPath: string
}

const conflict = failure({ kind: 'idempotency-conflict' } as const)
const otherFailed = failure({ kind: 'store-failed', error: null } as const)

/** Journal, quote, journal, store: an order is on the disk before the store is called, and is sent by one request only. */
export async function takeOrder(
  { attempt, requestHash, cancelPath }: Taking,
  context: CheckoutContext,
): Promise<CheckoutOutcome> {
  const { journal, log } = context
  const { key, requestId, accountId, body } = attempt
  const known = await journal.findOptional(key)
  if (known && known.requestHash !== requestHash) return conflict
  if (known?.state === 'sending') return outcomeOfOther(attempt, context)
  const answered = known && outcomeOfOrder(known)
  if (answered) return answered

  const zone = zoneOf(body, context.deliveryZones)
  const rule = zone ?? ruleFor(null, context.deliveryZones)
  const quoted = await context.quote(quoteLinesOf(body), { rule, waitsForWeights: false })
  // A read that failed: nothing was sent, so nothing is unknown.
  if (!quoted.ok) return failure({ kind: storeProblem(quoted.error), error: quoted.error })
  const changed = changedLines(quoted.value)
  if (changed.length > 0) return failure({ kind: 'cart-changed', lines: changed })

  const lines = orderLinesOf(body, quoted.value, context.findProductOf)
  const shipping = shippingOf(quoted.value, zone)
  const details = { lines, delivery: deliveryOf(body), shipping }
  const order = { key, requestHash, kind: body.kind, ...details, requestId, accountId }
  const returnValues = { arrival: context.newReturnValue(), cancellation: context.newReturnValue() }
  const changes = { lines, shipping, returnValues }
  const taken = { from: retryableStates, to: 'sending', changes } as const
  const { order: written, isNew, isMoved } = await journal.create(order, taken)
  if (written.requestHash !== requestHash) return conflict
  if (!isMoved) return outcomeOfOther(attempt, context)
  log('info', 'checkout.recorded', {
    requestId,
    order: written.code,
    isNew,
    lines: lines.length,
  })
  const shippingFee = quoted.value.shipping.fee
  return sendOrder({ order: written, attempt, cancelPath, shippingFee }, context)
}

/** The outcome of a request that was faster. */
async function outcomeOfOther({ key }: CheckoutAttempt, context: CheckoutContext): Promise<CheckoutOutcome> {
  const order = await awaitOutcome(key, context)
  return (order && outcomeOfOrder(order)) ?? otherFailed
}
