import type { Order, OrderKey } from '../domain/order.ts'
import { failure, success } from '../domain/result.ts'
import type { CheckoutContext, CheckoutOutcome } from './checkout-context.ts'

type Waiting = Pick<CheckoutContext, 'journal' | 'sleep'>

/** Milliseconds; together longer than the store is ever waited for. */
const pauseMs = 150
const longestPauses = 60

/** Waits while another request, of another process too, asks the store for this order. */
export async function awaitOutcome(key: OrderKey, { journal, sleep }: Waiting): Promise<Order | null> {
  for (let pause = 0; ; pause += 1) {
    const order = await journal.findOptional(key)
    if (order?.state !== 'sending' || pause === longestPauses) return order
    await sleep(pauseMs)
  }
}

/** What the journal answers for an order: null where the store may be asked (again). */
export function outcomeOfOrder({ state, code, address, metadataSent }: Order): CheckoutOutcome | null {
  switch (state) {
    case 'opened':
    case 'arrived':
    case 'payment-cancelled':
      return address === null
        ? failure({ kind: 'checkout-unknown', error: null })
        : success({ url: address, code, metadataSent: metadataSent ?? false, isRepeated: true })
    case 'sending':
    case 'unknown':
      return failure({ kind: 'checkout-unknown', error: null })
    case 'recorded':
    case 'refused':
    case 'failed':
      return null
  }
}
