import type { VariantId } from './identifiers.ts'
import { marketRows } from './order-stage.ts'

export type FulfillmentState = keyof typeof marketRows
export const fulfillmentStates = Object.keys(marketRows) as readonly FulfillmentState[]

export type MarketStage = (typeof marketRows)[FulfillmentState]['stock']

export const stageOf = (state: FulfillmentState): MarketStage => marketRows[state].stock

export const mayFollow = (from: FulfillmentState, to: FulfillmentState) =>
  marketRows[from].market.includes(to)

/** Lists the moves offered at the desk; orders that are picked up do not go on their way. */
export const offeredMoves = (from: FulfillmentState, isPickup: boolean): readonly FulfillmentState[] =>
  marketRows[from].market.filter((to) => !(isPickup && to === 'on-the-way'))

export const mayPick = (state: FulfillmentState) => marketRows[state].bag !== 'gone'

export const isBagOpen = (state: FulfillmentState) => marketRows[state].bag === 'open'

export const isGivenBack = (state: FulfillmentState) => marketRows[state].isGivenBack === true

export const undoMs = 60_000

export type FulfillmentMove = {
  readonly from: FulfillmentState
  readonly to: FulfillmentState
  readonly at: string
  readonly isUndo: boolean
}

/** Returns the undo target and its deadline (ms since 1970); null when undo is not possible. */
export function undoOf(
  last: FulfillmentMove | null,
  picks: readonly { readonly state: PickState }[],
  now: number,
): { readonly to: FulfillmentState; readonly until: number } | null {
  if (!last || last.isUndo) return null
  // The first tick moved the order by itself: undone, it would wait with that tick on it.
  if (last.from === 'waiting' && picks.some(({ state }) => state !== 'open')) return null
  const until = Date.parse(last.at) + undoMs
  return now < until ? { to: last.from, until } : null
}

export const pickStates = ['open', 'picked', 'missing', 'replaced'] as const
export type PickState = (typeof pickStates)[number]

export const maximumReplacementLength = 140

export const replacementAnswers = ['accepted', 'refused'] as const
export type ReplacementAnswer = (typeof replacementAnswers)[number]

export type LinePick = {
  readonly line: number
  readonly state: PickState
  /** Pieces found or given in its place; null means as ordered. */
  readonly quantity: number | null
  readonly weightGrams: number | null
  /** Name from the catalogue or the picker; null unless `replaced`. */
  readonly replacement: string | null
  readonly replacementId: VariantId | null
  /** Minor units: one catalogue piece, or the whole typed replacement. Null: to be agreed. */
  readonly replacementAmount: number | null
  readonly replacementGrams: number | null
  /** Shopper's answer to this exact replacement (`offerOf`). */
  readonly answer?: ReplacementAnswer
  readonly by: string
  readonly at: string
}

export const plainPick = {
  quantity: null,
  weightGrams: null,
  replacement: null,
  replacementId: null,
  replacementAmount: null,
  replacementGrams: null,
} as const

type Answered = { readonly state: PickState; readonly answer?: ReplacementAnswer | null }

export const isHandled = ({ state, answer }: Answered) => state !== 'open' && answer !== 'refused'

export const isInBag = (line: Answered) => line.state !== 'missing' && isHandled(line)

export const isUnanswered = ({ state, answer }: Answered) => state === 'replaced' && !answer

export const isFewer = (
  { state, quantity }: Readonly<{ state: PickState; quantity: number | null }>,
  wanted: number,
) => state === 'picked' && quantity !== null && quantity < wanted

type PickEvent = Omit<LinePick, 'by' | 'at' | 'answer'>

type DeskEvent = {
  readonly by: string
} & (
  | ({ readonly kind: 'move' } & Omit<FulfillmentMove, 'at'>)
  | ({ readonly kind: 'pick' } & PickEvent)
  | {
      readonly kind: 'payment'
      readonly isUndo: boolean
      /** Seen amount in minor units of the order's currency, if stated. */
      readonly amount?: number
    }
  | AmountEvent<'difference'>
  | AmountEvent<'fee'>
)

type AmountEvent<Kind> = {
  readonly kind: Kind
  /** Minor units of the order's currency; a difference is negative when given back. */
  readonly amount: number
  readonly isUndo: boolean
}

type AnswerEvent = {
  readonly kind: 'answer'
  readonly by: null
  readonly answer: ReplacementAnswer
} & Omit<PickEvent, 'state'>

export type FulfillmentEvent = {
  readonly at: string
} & (DeskEvent | AnswerEvent)

export const offeredLines = (history: readonly FulfillmentEvent[]): ReadonlySet<number> =>
  new Set(
    history.flatMap((event) => (event.kind === 'pick' && event.state === 'replaced' ? [event.line] : [])),
  )

type Became = Omit<LinePick, 'line' | 'by' | 'at' | 'answer' | 'replacementGrams'>

export function isSamePick(one: Became, other: Became): boolean {
  return (
    one.state === other.state &&
    one.quantity === other.quantity &&
    one.weightGrams === other.weightGrams &&
    isSameReplacement(one, other)
  )
}

/** Compares catalogue products by id: the server sets their names and prices. */
function isSameReplacement(one: Became, other: Became): boolean {
  if (one.replacementId !== null) return one.replacementId === other.replacementId
  return (
    other.replacementId === null &&
    one.replacement === other.replacement &&
    one.replacementAmount === other.replacementAmount
  )
}

type Offer = Pick<LinePick, 'state' | 'quantity' | 'replacement' | 'replacementId' | 'replacementAmount'>

/** Identifies a replacement by name, price and pieces: an answer covers no other one. Null without one. */
export function offerOf(pick: Offer): string | null {
  const { state, quantity, replacement, replacementId, replacementAmount } = pick
  return state === 'replaced'
    ? JSON.stringify([replacement, replacementId, replacementAmount, quantity])
    : null
}
