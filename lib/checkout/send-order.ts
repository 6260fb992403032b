import { isAllowedCheckoutAddress } from '../domain/checkout.ts'
import type { Order } from '../domain/order.ts'
import { failure, success } from '../domain/result.ts'
import { comparableNumber } from '../domain/whatsapp.ts'
import type { NewOrderEvent } from '../orders/order-journal.ts'
import type { StoreApiError } from '../store/errors.ts'
import type { CheckoutAttempt, CheckoutContext, CheckoutOutcome } from './checkout-context.ts'
import { checkoutRequestOf } from './checkout-request.ts'
import { changedLines, quoteLinesOf } from './order-of-body.ts'
import { errorFields, outcomeOfError } from './outcome-of-error.ts'

type Sending = {
  /** In `sending`, by this process. */
  readonly order: Order
  readonly attempt: CheckoutAttempt
  readonly cancelPath: string
  /** Minor units, by the quote that it was taken with; null where the rule adds no shipping line. */
  readonly shippingFee: number | null
}

type Outcome = Omit<NewOrderEvent, 'key' | 'from'> & Pick<Sending, 'order' | 'attempt'>

/** Asks the store once, and writes down what came of it. Never throws once the store may have been reached. */
export async function sendOrder(
  { order, attempt, cancelPath, shippingFee }: Sending,
  context: CheckoutContext,
): Promise<CheckoutOutcome> {
  const { key, code, lines, returnValues } = order
  const buyer = { address: attempt.address, whatsapp: comparableNumber(order.delivery?.whatsapp ?? '') }
  const taken = { body: attempt.body, lines, cancelPath, order: { key, shippingFee, buyer }, returnValues }
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
  const address = withLanguage(url, context.language)
  await record({ ...answer, to: 'opened', changes: { address, metadataSent, customFieldsSent } }, context)
  return success({ url: address, code, metadataSent, isRepeated: false })
}

async function recordFailure(
  { error, order, attempt }: Pick<Sending, 'order' | 'attempt'> & { error: StoreApiError },
  context: CheckoutContext,
): Promise<CheckoutOutcome> {
  const { state, kind } = outcomeOfError(error)
  const { status: upstreamStatus, correlationId, code } = error
  // Not the store's own messages: they may quote what the shopper wrote.
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

/** Milliseconds between two tries to write down what the journal did not take: a database is restarted in less. */
const retryPausesMs = [1000, 2000, 5000, 10_000, 20_000, 30_000]

/**
 * Writes an outcome down. Should the journal fail now, the shopper gets the answer all the same: the order stays in
 * `sending`, which becomes `unknown`, is never sent again, and says what came of it as soon as the journal takes it.
 */
async function record(
  { order, attempt, ...event }: Outcome,
  { journal, log, sleep }: CheckoutContext,
): Promise<void> {
  const { key, code } = order
  const fields = { requestId: attempt.requestId, order: code, state: event.to }

  async function write(): Promise<void> {
    // Another process may have given up on this one, wrongly.
    const moved = await journal.createEvent({ ...event, key, from: ['sending', 'unknown'] })
    // And its shopper may be back from the payment already: then what is known of it is added.
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
