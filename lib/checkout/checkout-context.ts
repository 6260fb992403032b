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
  /** The outcome of the work under this key, begun now or by an earlier caller; null for another request with its key. */
  share(attempt: { key: string; requestHash: string }, work: () => Promise<T>): Promise<T> | null
}

/** Two requests of one attempt in one process have one outcome. Between processes the journal sees to it. */
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

/** Today's prices and stock, as the store has them. */
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
        /** The shopper, or everybody behind the address, holds too much that the market has not begun. */
        | 'held-by-number'
        | 'held-by-network'
        | 'idempotency-conflict'
        /** The journal cannot be written or read now; nothing was sent. */
        | 'orders-unavailable'
    }
  /** None was chosen, or one that takes no (more) orders: the windows that can be chosen now. */
  | {
      readonly kind: 'window-missing' | 'window-closed' | 'window-full'
      readonly windows: readonly OfferedWindow[]
    }
  /** The lines that are no longer as the shopper saw them. */
  | { readonly kind: 'cart-changed'; readonly lines: readonly QuotedLine[] }
  /** Delivery costs today (minor units, null for no fee) other than the shopper saw. */
  | { readonly kind: 'delivery-changed'; readonly fee: number | null }
  | {
      readonly kind: StoreProblemKind | 'checkout-unknown'
      /** Null where the journal, not the store, says so. */
      readonly error: StoreApiError | null
    }

export type StartedCheckout = {
  readonly url: string
  readonly code: string
  readonly metadataSent: boolean
  /** The store had been asked before; this is its answer of then. */
  readonly isRepeated: boolean
}

export type CheckoutOutcome = Result<StartedCheckout, CheckoutProblem>

export type CheckoutAttempt = {
  readonly key: OrderKey
  readonly requestId: string
  /** Of the signed-in user: a label of the order, nothing more. Null for a visitor, or where it is unknown. */
  readonly accountId: string | null
  /** What the call is counted by, as `consumeRateLimit` does. */
  readonly address: string
  readonly body: ParsedCheckoutBody
}

type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

export type CheckoutContext = CheckoutOffer & {
  readonly api: Pick<StoreApi, 'createCheckout'>
  readonly journal: OrderJournal
  readonly quote: QuoteCart
  readonly attempts: SharedAttempts<CheckoutOutcome>
  /** The origin under which the shopper has the shop, and is led back to. */
  readonly siteUrl: string
  readonly deliveryWindows: WindowSchedule | null
  readonly checkoutHosts: readonly string[]
  /** As the store's settings say; added to the hosted checkout's address. */
  readonly language: string | null
  readonly findProductOf: FindProduct
  /** Of 128 random bits or more, in base64url. */
  readonly newReturnValue: () => string
  readonly now: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly log: (level: 'info' | 'warn' | 'error', event: string, fields: LogFields) => void
}
