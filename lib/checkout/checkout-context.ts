import type { ParsedCheckoutBody } from '../api/checkout-messages.ts'
import type { CheckoutObstacle, CheckoutOffer } from '../domain/checkout.ts'
import type { OfferedWindow, WindowSchedule } from '../domain/delivery-windows.ts'
import type { OrderKey } from '../domain/order.ts'
import type { Quote, QuotedLine, QuoteRequestLine } from '../domain/quote.ts'
import type { Result } from '../domain/result.ts'
import type { OrderJournal } from '../orders/order-journal.ts'
import type { StoreApiError, StoreProblemKind } from '../store/errors.ts'
import type { StoreApi } from '../store/store-api.ts'
import type { QuoteOptions } from './fetch-quote.ts'
import type { FindProduct } from './order-of-body.ts'

export type SharedAttempts<T> = {
  /** Joins the work already running under this key; null if the key belongs to another request. */
  share(attempt: { key: string; requestHash: string }, work: () => Promise<T>): Promise<T> | null
}

export function createSharedAttempts<T>(): SharedAttempts<T> {
  const running = new Map<string, { readonly requestHash: string; readonly outcome: Promise<T> }>()
  return {
    share({ key, requestHash }, work) {
      const known = running.get(key)
      if (known) return known.requestHash === requestHash ? known.outcome : null
      const outcome = work().finally(() => running.delete(key))
      running.set(key, { requestHash, outcome })
      return outcome
    },
  }
}

type QuoteCart = (
  lines: readonly QuoteRequestLine[],
  options: QuoteOptions,
) => Promise<Result<Quote, StoreApiError>>

export type CheckoutProblem =
  | { readonly kind: CheckoutObstacle }
  | {
      readonly kind:
        | 'bad-return-path'
        | 'bad-checkout-address'
        | 'insufficient-stock'
        /** The shopper or their network holds too much stock that the market has not started picking. */
        | 'held-by-number'
        | 'held-by-network'
        | 'idempotency-conflict'
        /** The journal cannot be read or written; nothing was sent. */
        | 'orders-unavailable'
    }
  | {
      readonly kind: 'window-missing' | 'window-closed' | 'window-full'
      readonly windows: readonly OfferedWindow[]
    }
  | { readonly kind: 'cart-changed'; readonly lines: readonly QuotedLine[] }
  /** Current delivery fee differs from the one shown; minor units, null for no fee. */
  | { readonly kind: 'delivery-changed'; readonly fee: number | null }
  | {
      readonly kind: StoreProblemKind | 'checkout-unknown'
      /** Null when the journal reports the problem, not the store. */
      readonly error: StoreApiError | null
    }

export type StartedCheckout = {
  readonly url: string
  readonly code: string
  readonly metadataSent: boolean
  /** The store answered an earlier attempt; this is that answer. */
  readonly isRepeated: boolean
}

export type CheckoutOutcome = Result<StartedCheckout, CheckoutProblem>

export type CheckoutAttempt = {
  readonly key: OrderKey
  readonly requestId: string
  /** Account of the signed-in user, only a label; null for a visitor or when unknown. */
  readonly accountId: string | null
  readonly address: string
  readonly body: ParsedCheckoutBody
}

type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

export type CheckoutContext = CheckoutOffer & {
  readonly api: Pick<StoreApi, 'createCheckout'>
  readonly journal: OrderJournal
  readonly quote: QuoteCart
  readonly attempts: SharedAttempts<CheckoutOutcome>
  readonly siteUrl: string
  readonly deliveryWindows: WindowSchedule | null
  readonly checkoutHosts: readonly string[]
  readonly language: string | null
  readonly findProductOf: FindProduct
  /** At least 128 random bits, in base64url. */
  readonly newReturnValue: () => string
  readonly now: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly log: (level: 'info' | 'warn' | 'error', event: string, fields: LogFields) => void
}
