import type { Substitution } from './delivery.ts'
import type { SettledOrder } from './difference.ts'
import {
  type FulfillmentState,
  isHandled,
  type LinePick,
  mayPick,
  type ReplacementAnswer,
} from './fulfillment.ts'
import type { VariantId } from './identifiers.ts'
import { momentOf } from './market-time.ts'
import type { Money } from './money.ts'
import type { Order, OrderKey, OrderLine } from './order.ts'
import type { ImpersonalDetails } from './order-fields.ts'
import { marketRows, statesCounted } from './order-stage.ts'
import type { PixDue, PixPaid } from './payment.ts'
import type { Settlement } from './settlement.ts'
import { windowTimeOf } from './window-key.ts'

/** States that may be an order; only the store knows of the payment. */
export const pastOrderStates = statesCounted('unconfirmed', 'sure', 'given-up')
export type PastOrderState = (typeof pastOrderStates)[number]

export type LineOutcome = Pick<LinePick, 'quantity' | 'weightGrams' | 'replacement'> & {
  readonly replacementId?: VariantId | null
  readonly offer?: LineOffer | null
  readonly state: LineOutcomeState
}

export type LineOffer = {
  readonly line: number
  readonly id: string
  readonly answer: ReplacementAnswer | null
  /** Line sums with the replacement, for the shopper's browser only. */
  readonly settled?: SettledAmounts | null
}
export const lineOutcomeStates = ['picked', 'missing', 'replaced'] as const
export type LineOutcomeState = (typeof lineOutcomeStates)[number]

/** `fewer` pieces than ordered; `sought`: missing, a replacement is being looked for. */
type LineBecameState = LineOutcomeState | 'fewer' | 'sought' | 'offered' | 'refused' | 'delivered'
export type LineBecame = {
  readonly state: LineBecameState
  readonly text: string
  readonly note?: string | null
}

export type PastOrderLine = {
  readonly variantId: VariantId
  readonly title: string
  readonly variantTitle: string | null
  /** Picture from today's catalogue; for the shopper's browser only. */
  readonly picture?: string | null
  /** Picture of the ordered product beside a replacement; for the shopper's browser only. */
  readonly orderedPicture?: string | null
  readonly quantity: number
  readonly nominalGrams: number | null
  readonly amount: Money | null
  readonly outcome: LineOutcome | null
  readonly substitution: Substitution | null
  readonly settled: SettledAmounts | null
  /** Shopper's words; only on the page of an order by message. */
  readonly notes?: readonly string[]
}

export type SettledAmounts = Pick<Settlement, 'ordered' | 'now'>

/** Pictures the replacement; null when the catalogue lacks it. */
export const picturedVariant = (ordered: VariantId, outcome: LineOutcome | null | undefined) =>
  outcome?.state === 'replaced' ? (outcome.replacementId ?? null) : ordered

export type Answerable = Pick<PastOrder, 'fulfillment' | 'lines'>

/** Lists lines with a replacement while the market can still act on an answer. */
export function answerableLines({ fulfillment, lines }: Answerable) {
  if (!mayPick(fulfillment)) return []
  return lines.flatMap((line) => (line.outcome?.offer ? [{ line, offer: line.outcome.offer }] : []))
}

export const countOpenOffers = (order: Answerable) =>
  answerableLines(order).filter(({ offer }) => offer.answer === null).length

export const countHandled = (lines: readonly Pick<PastOrderLine, 'outcome'>[]) =>
  lines.filter(
    ({ outcome }) => outcome && outcome.offer?.answer !== null && isHandled({ ...outcome, ...outcome.offer }),
  ).length

/** Is true while a similar product may be found: its amount is unknown. */
export const isSought = (
  { outcome, substitution }: Pick<PastOrderLine, 'outcome' | 'substitution'>,
  fulfillment: FulfillmentState,
) => outcome?.state === 'missing' && substitution === 'similar' && fulfillment === 'picking'

/** Is true until it was weighed or delivered. */
export const isUnweighed = (
  { nominalGrams, outcome }: Pick<PastOrderLine, 'nominalGrams' | 'outcome'>,
  fulfillment: FulfillmentState,
) => nominalGrams !== null && outcome === null && !isOver(fulfillment)

/** Returns the replacement; null without a named one. */
export function lineInPlace({ quantity, outcome }: Pick<PastOrderLine, 'quantity' | 'outcome'>) {
  if (!outcome?.replacement) return null
  return { quantity: outcome.quantity ?? quantity, name: outcome.replacement }
}

export type StepTime = { readonly state: FulfillmentState; readonly at: string }

export type PastOrder = {
  /** Found by `npm run orders -- --search`. */
  readonly code: string
  readonly placedAt: string
  readonly state: PastOrderState
  readonly fulfillment: FulfillmentState
  readonly fulfillmentAt: string | null
  readonly stepTimes?: readonly StepTime[]
  /** At the market's desk; for the shopper's browser only. */
  readonly isReceived?: boolean
  /** Next opening in words (`amanhã às 8h`); null while open or unknown. For the shopper's browser only. */
  readonly opens?: string | null
  /** Closing in words (`Aberto até 19h`); null while closed or unknown. For the shopper's browser only. */
  readonly openNow?: string | null
  readonly pickup: string | null
  readonly lines: readonly PastOrderLine[]
  readonly productsTotal: Money | null
  /** Null when there was none, it is unknown, or for pickup. */
  readonly shippingFee: Money | null
  readonly details: ImpersonalDetails | null
  readonly settled: SettledOrder | null
  readonly pixDue?: PixDue | null
  readonly unsentPath?: string | null
  readonly pixPaid?: PixPaid | null
  readonly awaitsPix?: boolean
}

/** Milliseconds after which a stalled order is no longer followed: some are never begun. */
export const followedMs = 24 * 60 * 60 * 1000

export const followMs = 15_000

/** Milliseconds on its own page during picking, when a question may come at any moment. */
export const pickingMs = 5_000

type Followed = Pick<PastOrder, 'fulfillment' | 'fulfillmentAt' | 'placedAt'> & {
  readonly details?: { readonly deliveryWindow?: string | null | undefined } | null
}

export const isOver = (fulfillment: FulfillmentState) => marketRows[fulfillment].market.length === 0

/** Returns ms since 1970, not before the end of the delivery window; 0 when the order is over. */
export function followedUntil({ fulfillment, fulfillmentAt, placedAt, details }: Followed): number {
  if (isOver(fulfillment)) return 0
  const window = windowTimeOf(details?.deliveryWindow ?? '')
  const end = window ? momentOf(window.day, window.to) : 0
  return Math.max(Date.parse(fulfillmentAt ?? placedAt), end) + followedMs
}

const deliveredMs = 2 * 60 * 60 * 1000

/** Returns ms since 1970; later for a cancellation or a changed amount, 0 while the order goes on. */
export function newsUntil({ fulfillment, fulfillmentAt, settled }: PastOrder): number {
  if (!isOver(fulfillment) || fulfillmentAt === null) return 0
  const isAsOrdered = settled === null || settled.now === settled.ordered
  const lasts = fulfillment === 'delivered' && isAsOrdered ? deliveredMs : followedMs
  return Date.parse(fulfillmentAt) + lasts
}

/** Is true while the order may change. `now`: ms since 1970. */
export const isUnderWay = (order: Followed, now: number) => now < followedUntil(order)

/** Is true for a confirmed or begun order that may change. `now`: ms since 1970. */
export const isRunning = (order: Followed & Pick<PastOrder, 'state'>, now: number) =>
  (order.state === 'arrived' || order.fulfillment !== 'waiting') && isUnderWay(order, now)

export type KeptOrder = Pick<
  Order,
  | 'kind'
  | 'state'
  | 'delivery'
  | 'createdAt'
  | 'updatedAt'
  | 'contactErasedAt'
  | 'fulfillment'
  | 'fulfillmentAt'
> & {
  readonly code: string
  readonly lines: readonly (OrderLine & { readonly outcome: LineOutcome | null })[]
  readonly settlement: Settlement
}

export type OrderOwner = {
  readonly accountId: string | null
  readonly keys: readonly OrderKey[]
  /** Hides orders of other devices. A shared device never shows an account's orders to its next user. */
  readonly isUnsure?: boolean
}

export type OrderRecords = {
  readonly listPastOrders: (owner: OrderOwner) => Promise<readonly PastOrder[]>
  /** Lists every attempt of an account, newest first, for a copy of one's data. */
  readonly listKeptOrders: (accountId: string) => Promise<readonly KeptOrder[]>
  readonly findOwnKey: (owner: OrderOwner, code: string) => Promise<OrderKey | null>
  /** Erases WhatsApp, notes and account; keeps what was sold. Returns the number of orders. */
  readonly eraseContact: (owner: OrderOwner) => Promise<number>
}

const rankOf = ({ fulfillment }: PastOrder) => marketRows[fulfillment].rank

/** Sorts cancelled orders first, then by nearness of delivery; keeps the order of equals. */
export const nearestFirst = (orders: readonly PastOrder[]) =>
  [...orders].sort((one, other) => rankOf(one) - rankOf(other))
