import { afterEach, beforeEach } from 'vitest'
import { banana, storeId } from '../../adapters/embedded/testing/small-catalog.ts'
import { testClient } from '../../adapters/hostinger/testing/test-client.ts'
import type { ParsedCheckoutBody } from '../../api/checkout-messages.ts'
import { variantIdSchema } from '../../domain/identifiers.ts'
import { keyOf } from '../../orders/testing/sample-orders.ts'
import type { CheckoutContext, CheckoutOutcome } from '../checkout-context.ts'
import { startCheckout } from '../start-checkout.ts'
import { openCheckoutParts } from './checkout-parts.ts'
import { acceptCheckout, startCountingStore } from './counting-store.ts'

export const items = [{ variantId: variantIdSchema.parse(banana), quantity: 2, seenAmount: null }]
const body: ParsedCheckoutBody = { kind: 'buy-now', items, cancelPath: '/store' }

export type BodyChanges = Partial<typeof body>

export const kindOf = (outcome: CheckoutOutcome) => (outcome.ok ? 'opened' : outcome.error.kind)

/**
 * For each test of a file one purchase of two bananas under one key: a real client, over real connections, at a store that
 * answers as configured.
 */
export function setUpCheckout() {
  let store: Awaited<ReturnType<typeof startCountingStore>>
  let context: CheckoutContext
  const clientWith = ({ checkoutMs }: { checkoutMs: number }) =>
    testClient({ baseUrl: store.origin, storeId, timeouts: { readMs: 5000, checkoutMs } })
  beforeEach(async () => {
    store = await startCountingStore()
    context = await openCheckoutParts(clientWith({ checkoutMs: 5000 }), {
      checkoutHosts: [new URL(store.origin).host],
    })
  })
  afterEach(() => store.close())
  const recorded = () => context.journal.findOptional(keyOf(1))
  return {
    get store() {
      return store
    },
    get context() {
      return context
    },
    clientWith,
    accept: acceptCheckout(() => store.origin),
    start: (changes: BodyChanges = {}, parts: Partial<CheckoutContext> = {}) =>
      startCheckout(
        {
          key: keyOf(1),
          requestId: 'r-1',
          address: '192.0.2.1',
          accountId: 'account-1',
          body: { ...body, ...changes } as ParsedCheckoutBody,
        },
        { ...context, ...parts },
      ),
    recorded,
    journaled: async () => (await recorded())?.state ?? null,
  }
}
