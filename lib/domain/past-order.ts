import type { VariantId } from './identifiers.ts'
import type { Money } from './money.ts'

/** What the journal knows of an order: whether the shopper came back from the payment, not whether money arrived. */
export const pastOrderStates = ['opened', 'paid', 'cancelled', 'unknown'] as const
export type PastOrderState = (typeof pastOrderStates)[number]

export type PastOrderLine = {
  readonly variantId: VariantId
  readonly title: string
  /** Null when the variant is called like its product. */
  readonly variantTitle: string | null
  readonly quantity: number
}

/** An order of this account or device, as its page shows it. */
export type PastOrder = {
  /** What the shopper can tell the shop. */
  readonly code: string
  /** ISO 8601. */
  readonly placedAt: string
  readonly state: PastOrderState
  readonly lines: readonly PastOrderLine[]
  /** Null where it was never known. */
  readonly total: Money | null
}

/** Whose orders: an account's, this device's (by the keys it made for its checkouts), or both. */
export type OrderOwner = { readonly accountId: string | null; readonly keys: readonly string[] }

/** What accounts need of whoever keeps the orders. */
export type OrderRecords = {
  /** Newest first, each once. */
  readonly listPastOrders: (owner: OrderOwner) => Promise<readonly PastOrder[]>
  /** Takes city, WhatsApp and account out of these orders; what was sold stays. */
  readonly eraseContact: (owner: OrderOwner) => Promise<void>
}
