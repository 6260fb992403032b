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
import type { Order, OrderKey, OrderLine, OrderState } from './order.ts'
import type { ImpersonalDetails } from './order-fields.ts'
import type { PixDue, PixPaid } from './payment.ts'
import type { Settlement } from './settlement.ts'
import { windowTimeOf } from './window-key.ts'

/** The states of an attempt that may have become an order. Whether it was paid, only the store knows. */
export const pastOrderStates = [
  'opened',
  'arrived',
  'payment-cancelled',
  'unknown',
] as const satisfies readonly OrderState[]
export type PastOrderState = (typeof pastOrderStates)[number]

/** What became of a line in the market's aisles; who found it so stays there. */
export type LineOutcome = Pick<LinePick, 'quantity' | 'weightGrams' | 'replacement'> & {
  /** For its picture; null of what no catalogue has. */
  readonly replacementId?: VariantId | null
  /** Null where nothing goes in its place. */
  readonly offer?: LineOffer | null
  readonly state: LineOutcomeState
}

/** What goes in the place of a line, as its shopper answers to it. */
export type LineOffer = {
  /** Its place in the order, from 0. */
  readonly line: number
  /** As `offerOf` names it. */
  readonly id: string
  /** Null where none was given. */
  readonly answer: ReplacementAnswer | null
  /** What its line comes to with it, whatever was answered; for the shopper's browser alone. */
  readonly settled?: SettledAmounts | null
}
export const lineOutcomeStates = ['picked', 'missing', 'replaced'] as const
export type LineOutcomeState = (typeof lineOutcomeStates)[number]

/** How it looks to the shopper: also fewer pieces than ordered, sought while missing, what is offered in its place, or was refused; there unmarked. */
type LineBecameState = LineOutcomeState | 'fewer' | 'sought' | 'offered' | 'refused' | 'delivered'
export type LineBecame = {
  readonly state: LineBecameState
  readonly text: string
  /** What was ordered, beside what the scale says, or what comes in its place. */
  readonly note?: string | null
}

export type PastOrderLine = {
  readonly variantId: VariantId
  readonly title: string
  readonly variantTitle: string | null
  /** Of today's catalogue; null where it has none. For the shopper's browser alone. */
  readonly picture?: string | null
  /** Of what was ordered, where something else goes in its place. For the shopper's browser alone. */
  readonly orderedPicture?: string | null
  readonly quantity: number
  /** What one piece was said to weigh, in grams; null where nothing did, and of what is not sold by weight. */
  readonly nominalGrams: number | null
  /** Of all its pieces, as it was ordered; null where the price was never known. */
  readonly amount: Money | null
  /** Null before it was looked for. */
  readonly outcome: LineOutcome | null
  /** What the shopper wishes where it is missing; null where that was never said. */
  readonly substitution: Substitution | null
  /** Null where it is as it was ordered. */
  readonly settled: SettledAmounts | null
  /** What the shopper wrote of it, in words; on the page of an order by message alone. */
  readonly notes?: readonly string[]
}

/** Minor units, with all that goes with it; null: to be agreed. */
export type SettledAmounts = Pick<Settlement, 'ordered' | 'now'>

/** The variant that the picture of a line is of: what comes in its place; null where the catalogue does not know that. */
export const picturedVariant = (ordered: VariantId, outcome: LineOutcome | null | undefined) =>
  outcome?.state === 'replaced' ? (outcome.replacementId ?? null) : ordered

export type Answerable = Pick<PastOrder, 'fulfillment' | 'lines'>

/** Lines in whose place something comes that its shopper can answer to: as long as the market can still act on it. */
export function answerableLines({ fulfillment, lines }: Answerable) {
  if (!mayPick(fulfillment)) return []
  return lines.flatMap((line) => (line.outcome?.offer ? [{ line, offer: line.outcome.offer }] : []))
}

export const countOpenOffers = (order: Answerable) =>
  answerableLines(order).filter(({ offer }) => offer.answer === null).length

/** How many lines are done with; what waits for an answer is not. */
export const countHandled = (lines: readonly Pick<PastOrderLine, 'outcome'>[]) =>
  lines.filter(
    ({ outcome }) => outcome && outcome.offer?.answer !== null && isHandled({ ...outcome, ...outcome.offer }),
  ).length

/** When an order came to a state, ISO 8601. */
export type StepTime = { readonly state: FulfillmentState; readonly at: string }

export type PastOrder = {
  /** What the shopper can tell the shop; `npm run orders -- --search` finds it. */
  readonly code: string
  readonly placedAt: string
  readonly state: PastOrderState
  /** How far the people of the market are with it. */
  readonly fulfillment: FulfillmentState
  /** Since when, ISO 8601; null before it was begun. */
  readonly fulfillmentAt: string | null
  /** By its last move to each; of an order of long ago none but the first. */
  readonly stepTimes?: readonly StepTime[]
  /** Whether the market has it at its desk, where people move it on; for the shopper's browser alone. */
  readonly isReceived?: boolean
  /** When the market opens, in words (`amanhã às 8h`); null while it is open, or says no hours. For the shopper's browser alone. */
  readonly opens?: string | null
  /** Until when it is open, in words (`Aberto até 19h`); null while it is closed, or says no hours. For the shopper's browser alone. */
  readonly openNow?: string | null
  /** The address where the shopper fetches it; null where it is brought. */
  readonly pickup: string | null
  readonly lines: readonly PastOrderLine[]
  /** Of the products, without shipping; null where one price was never known. */
  readonly productsTotal: Money | null
  /** By the rule of the zone when it was taken; null where there was none, or it is not known, and of what is fetched. */
  readonly shippingFee: Money | null
  readonly details: ImpersonalDetails | null
  /** With delivery; null where all of it is as it was ordered. */
  readonly settled: SettledOrder | null
  /** What is to be paid by Pix, and the path of its page, where that is done; null where nothing is, or not so. */
  readonly pixDue?: PixDue | null
  /** The path of the page that its message is sent from, until the market begins; null of any other order. */
  readonly unsentPath?: string | null
  /** What the market has seen paid by Pix; null where it has not, or that is not known. */
  readonly pixPaid?: PixPaid | null
  /** Whether it is paid by Pix to the market itself, and no person has seen that there. */
  readonly awaitsPix?: boolean
}

/** Milliseconds after which an order that goes no further is followed no more: some are never begun. */
export const followedMs = 24 * 60 * 60 * 1000

/** Milliseconds between two looks at an order under way. */
export const followMs = 15_000

/** The same on its own page while its lines are looked for, and a question may come of it at any moment. */
export const pickingMs = 5_000

type Followed = Pick<PastOrder, 'fulfillment' | 'fulfillmentAt' | 'placedAt'> & {
  readonly details?: { readonly deliveryWindow?: string | null | undefined } | null
}

export const isOver = (fulfillment: FulfillmentState) =>
  fulfillment === 'delivered' || fulfillment === 'cancelled'

/** Until when an order may be further than it is, ms since 1970; 0 of one that is over. One with a window is so until that is past. */
export function followedUntil({ fulfillment, fulfillmentAt, placedAt, details }: Followed): number {
  if (isOver(fulfillment)) return 0
  const window = windowTimeOf(details?.deliveryWindow ?? '')
  const end = window ? momentOf(window.day, window.to) : 0
  return Math.max(Date.parse(fulfillmentAt ?? placedAt), end) + followedMs
}

/** Milliseconds for which it is news that an order is there as it was ordered: to look whether it is. */
const deliveredMs = 2 * 60 * 60 * 1000

/**
 * Until when the end of an order is news to its shopper, ms since 1970: longer where it was cancelled, or delivered for
 * another amount than it was ordered for; 0 of one that is not over.
 */
export function newsUntil({ fulfillment, fulfillmentAt, settled }: PastOrder): number {
  if (!isOver(fulfillment) || fulfillmentAt === null) return 0
  const isAsOrdered = settled === null || settled.now === settled.ordered
  const lasts = fulfillment === 'delivered' && isAsOrdered ? deliveredMs : followedMs
  return Date.parse(fulfillmentAt) + lasts
}

/** Whether an order may soon be further than it is. `now`: ms since 1970. */
export const isUnderWay = (order: Followed, now: number) => now < followedUntil(order)

/** Whether the market has it and will bring it, as far as the shop knows. `now`: ms since 1970. */
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

/** Whose orders: an account's, this device's (by the keys it made for its checkouts), or both. */
export type OrderOwner = {
  readonly accountId: string | null
  readonly keys: readonly OrderKey[]
  /**
   * True leaves out orders of other devices: also while the service of accounts does not say whether the account's
   * session still holds. An order made with an account is that account's alone in every case: the next person at a
   * shared device does not see it.
   */
  readonly isUnsure?: boolean
}

export type OrderRecords = {
  /** Newest first, each once. */
  readonly listPastOrders: (owner: OrderOwner) => Promise<readonly PastOrder[]>
  /** Every attempt to buy of an account, newest first, for a copy of one's data. */
  readonly listKeptOrders: (accountId: string) => Promise<readonly KeptOrder[]>
  /** The order of theirs that is called so; null where there is none. */
  readonly findOwnKey: (owner: OrderOwner, code: string) => Promise<OrderKey | null>
  /** Takes WhatsApp, notes and account out of these orders; what was sold stays. How many there were. */
  readonly eraseContact: (owner: OrderOwner) => Promise<number>
}
