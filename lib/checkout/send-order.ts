import { isAllowedCheckoutAddress } from '../domain/checkout.ts'
import type { Order } from '../domain/order.ts'
import { statesBefore } from '../domain/order-stage.ts'
import { failure, success } from '../domain/result.ts'
import { comparableNumber } from '../domain/whatsapp.ts'
import type { NewOrderEvent } from '../orders/order-journal.ts'
import type { StoreApiError } from '../store/errors.ts'
import type { CheckoutAttempt, CheckoutContext, CheckoutOutcome } from './checkout-context.ts'
import { checkoutRequestOf } from './checkout-request.ts'
import { changedLines, quoteLinesOf } from './order-of-body.ts'
import { errorFields, outcomeOfError } from './outcome-of-error.ts'

type Sending = {
  readonly order: Order
  readonly attempt: CheckoutAttempt
  readonly cancelPath: string
}

type Outcome = Omit<NewOrderEvent, 'key' | 'from'> & Pick<Sending, 'order' | 'attempt'>

/** Calls the store once and records the outcome; never throws once the store may have been reached. */
export async function sendOrder(
  { order, attempt, cancelPath }: Sending,
  context: CheckoutContext,
): Promise<CheckoutOutcome> {
  const { key, code, lines, returnValues } = order
  const buyer = { address: attempt.address, whatsapp: comparableNumber(order.delivery?.whatsapp ?? '') }
  const taken = { body: attempt.body, lines, cancelPath, order: { key, buyer }, returnValues }
  const request = checkoutRequestOf(taken, context)
  const created = await context.api.createCheckout(request)
  if (!created.ok) return recordFailure({ error: created.error, order, attempt }, context)

  const { url, metadataSent, customFieldsSent, status, correlationId } = created.value
  const answer = { order, attempt, upstreamStatus: status, correlationId }
  if (!isAllowedCheckoutAddress(url, { hosts: context.checkoutHosts, ownOrigin: context.siteUrl })) {
    await record(
      { ...answer, to: 'unknown', detail: 'the store answered an address that is not allowed' },
      context,
    )
    return failure({ kind: 'bad-checkout-address' })
  }
  const paymentUrl = withLanguage(url, context.language)
  await record({ ...answer, to: 'opened', changes: { paymentUrl, metadataSent, customFieldsSent } }, context)
  return success({ url: paymentUrl, code, metadataSent, isRepeated: false })
}

async function recordFailure(
  { error, order, attempt }: Pick<Sending, 'order' | 'attempt'> & { error: StoreApiError },
  context: CheckoutContext,
): Promise<CheckoutOutcome> {
  const { state, kind } = outcomeOfError(error)
  const { status: upstreamStatus, correlationId, code } = error
  // Leaves out the store's messages, which may quote the shopper's input.
  const detail = code ? `${error.message} (${code.slice(0, 60)})` : error.message
  await record({ order, attempt, to: state, upstreamStatus, correlationId, detail }, context)
  if (state === 'refused' && (code === 'held-by-number' || code === 'held-by-network')) {
    return failure({ kind: code })
  }
  if (code !== 'insufficient_inventory' || state !== 'refused') return failure({ kind, error })
  const quoted = await context.quote(quoteLinesOf(attempt.body), { readsAnew: true })
  const lines = quoted.ok ? changedLines(quoted.value) : []
  return failure(lines.length > 0 ? { kind: 'cart-changed', lines } : { kind: 'insufficient-stock' })
}

/** Pauses between attempts to record an outcome, longer together than a database restart. */
const retryPausesMs = [1000, 2000, 5000, 10_000, 20_000, 30_000]

/** Records an outcome; while the journal fails, the order ends as `unknown` and is never sent again. */
async function record(
  { order, attempt, ...event }: Outcome,
  { journal, log, sleep }: CheckoutContext,
): Promise<void> {
  const { key, code } = order
  const fields = { requestId: attempt.requestId, order: code, state: event.to }

  async function write(): Promise<void> {
    // Another process may have marked it `unknown` too early.
    const moved = await journal.createEvent({ ...event, key, from: statesBefore(event.to, 'shop') })
    // The shopper may have returned from payment already; adds the payment page to that order.
    if (!moved && event.to === 'opened')
      for (const to of ['arrived', 'payment-cancelled'] as const)
        await journal.createEvent({ ...event, key, from: [to], to })
    log(event.to === 'opened' ? 'info' : 'warn', 'checkout.state', {
      ...fields,
      status: event.upstreamStatus,
      correlationId: event.correlationId,
      detail: event.detail,
    })
  }

  async function writeLater(): Promise<void> {
    for (const pauseMs of retryPausesMs) {
      await sleep(pauseMs)
      const isWritten = await write().then(
        () => true,
        () => false,
      )
      if (isWritten) return
    }
  }

  try {
    await write()
  } catch (error) {
    log('error', 'checkout.journal-failed', { ...fields, ...errorFields(error) })
    void writeLater()
  }
}

function withLanguage(address: string, language: string | null): string {
  if (!language) return address
  const url = new URL(address)
  url.searchParams.set('lang', language)
  return url.href
}
