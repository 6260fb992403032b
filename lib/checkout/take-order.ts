import type { ParsedCheckoutBody } from '../api/checkout-messages.ts'
import { asksDetails, type CheckoutOffer, isOrderedByMessage } from '../domain/checkout.ts'
import { missingToMinimum, ruleFor } from '../domain/delivery.ts'
import { type DeliveryWindow, findOpenWindow, scheduleFor } from '../domain/delivery-windows.ts'
import type { Order, OrderKey } from '../domain/order.ts'
import { statesBefore } from '../domain/order-stage.ts'
import { isChangeShort } from '../domain/payment.ts'
import { failure, type Result, success } from '../domain/result.ts'
import type { NewOrder, NewOrderEvent, WrittenOrder } from '../orders/order-journal.ts'
import { storeProblem } from '../store/errors.ts'
import type {
  CheckoutAttempt,
  CheckoutContext,
  CheckoutOutcome,
  CheckoutProblem,
} from './checkout-context.ts'
import { offerWindows } from './offer-windows.ts'
import { changedLines, deliveryOf, orderLinesOf, quoteLinesOf, shippingOf, zoneOf } from './order-of-body.ts'
import { sendOrder } from './send-order.ts'

type Context = CheckoutOffer & Pick<CheckoutContext, 'journal' | 'deliveryWindows' | 'checkoutHosts' | 'now'>
type WindowProblem = Extract<CheckoutProblem, { readonly kind: `window-${string}` }>

async function refusal(
  kind: WindowProblem['kind'],
  { journal, deliveryWindows: schedule, now }: Context,
): Promise<WindowProblem> {
  return { kind, windows: schedule ? (await offerWindows({ schedule, journal, now: now() })).windows : [] }
}

async function findWindow(
  body: ParsedCheckoutBody,
  context: Context,
): Promise<Result<DeliveryWindow | null, WindowProblem>> {
  const { deliveryWindows: schedule, now } = context
  const chosen = deliveryOf(body, context)?.deliveryWindow
  if (chosen) {
    const window = schedule && findOpenWindow(chosen, schedule, now())
    return window ? success(window) : failure(await refusal('window-closed', context))
  }
  if (!schedule || !asksDetails(body.kind, context)) return success(null)
  const missing = await refusal('window-missing', context)
  return missing.windows.every(({ isFull }) => isFull) ? success(null) : failure(missing)
}

type Writing = {
  readonly order: NewOrder
  readonly event: Omit<NewOrderEvent, 'key'>
  readonly window: DeliveryWindow | null
}

async function writeInWindow(
  { order, event, window }: Writing,
  context: Context,
): Promise<Result<WrittenOrder, WindowProblem>> {
  const { journal, checkoutHosts } = context
  if (window === null || window.places === null) return success(await journal.create(order, event))
  const room = { window: window.key, places: window.places, isByMessage: isOrderedByMessage(checkoutHosts) }
  const written = await journal.createInWindow(order, event, room)
  return written ? success(written) : failure(await refusal('window-full', context))
}

type Waiting = Pick<CheckoutContext, 'journal' | 'sleep'>

/** Milliseconds; 60 pauses outlast the store's timeout. */
const pauseMs = 150
const longestPauses = 60

/** Waits while another request, possibly in another process, calls the store for this order. */
async function awaitOutcome(key: OrderKey, { journal, sleep }: Waiting): Promise<Order | null> {
  for (let pause = 0; ; pause += 1) {
    const order = await journal.findOptional(key)
    if (order?.state !== 'sending' || pause === longestPauses) return order
    await sleep(pauseMs)
  }
}

const sendableStates = statesBefore('sending', 'shop')

/** Returns the journal's outcome for an order; null when the store may be called (again). */
function outcomeOfOrder({ state, code, paymentUrl: url, metadataSent }: Order): CheckoutOutcome | null {
  if (sendableStates.includes(state)) return null
  return url === null || state === 'sending' || state === 'unknown'
    ? failure({ kind: 'checkout-unknown', error: null })
    : success({ url, code, metadataSent: metadataSent ?? false, isRepeated: true })
}

type Taking = {
  readonly attempt: CheckoutAttempt
  readonly requestHash: string
  readonly cancelPath: string
}

const conflict = failure({ kind: 'idempotency-conflict' } as const)
const otherFailed = failure({ kind: 'store-failed', error: null } as const)

/** Takes an order once per key: journals it before calling the store, and only one request sends it. */
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
  const deliveryWindows = context.deliveryWindows && scheduleFor(zone?.city ?? null, context.deliveryWindows)
  const there = { ...context, deliveryWindows }
  const found = await findWindow(body, there)
  if (!found.ok) return found
  const rule = zone ?? ruleFor(null, context.deliveryZones)
  const quoted = await context.quote(quoteLinesOf(body), { rule, waitsForWeights: false })
  if (!quoted.ok) return failure({ kind: storeProblem(quoted.error), error: quoted.error })
  const changed = changedLines(quoted.value)
  if (changed.length > 0) return failure({ kind: 'cart-changed', lines: changed })
  if (missingToMinimum(quoted.value.subtotal, rule) > 0) return failure({ kind: 'below-minimum' })
  const { fee, isEstimate } = quoted.value.shipping
  // A page that knew a weight which is unknown now may rightly say that the market arranges delivery.
  const knewMore = isEstimate && body.seenFee === null
  if (body.seenFee !== undefined && body.seenFee !== fee && !knewMore)
    return failure({ kind: 'delivery-changed', fee })
  const delivery = deliveryOf(body, context)
  if (delivery?.changeFor && isChangeShort(delivery, quoted.value.total))
    return failure({ kind: 'change-missing' })

  const lines = orderLinesOf(body, quoted.value, context.findProductOf)
  const shipping = shippingOf(quoted.value, zone)
  const details = { lines, delivery, shipping }
  const order = { key, requestHash, kind: body.kind, ...details, requestId, accountId }
  const returnValues = { arrival: context.newReturnValue(), cancellation: context.newReturnValue() }
  const changes = { lines, shipping, returnValues }
  const taken = { from: sendableStates, to: 'sending', changes } as const
  const placed = await writeInWindow({ order, event: taken, window: found.value }, there)
  if (!placed.ok) return placed
  const { order: written, isNew, isMoved } = placed.value
  if (written.requestHash !== requestHash) return conflict
  if (!isMoved) return outcomeOfOther(attempt, context)
  log('info', 'checkout.recorded', {
    requestId,
    order: written.code,
    isNew,
    lines: lines.length,
  })
  return sendOrder({ order: written, attempt, cancelPath }, context)
}

async function outcomeOfOther({ key }: CheckoutAttempt, context: CheckoutContext): Promise<CheckoutOutcome> {
  const order = await awaitOutcome(key, context)
  return (order && outcomeOfOrder(order)) ?? otherFailed
}
