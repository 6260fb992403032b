import type { VariantId } from './identifiers.ts'

/** Where the people of the market are with an order, beside where its payment is (`order.ts`). */
export const fulfillmentStates = [
  'waiting',
  'picking',
  'ready',
  'on-the-way',
  'delivered',
  'cancelled',
] as const
export type FulfillmentState = (typeof fulfillmentStates)[number]

/** What pieces that are counted depend on: the order is not begun, the market has it or has sold it, or it is off. */
export type MarketStage = 'waiting' | 'begun' | 'cancelled'

export const stageOf = (state: FulfillmentState): MarketStage =>
  state === 'waiting' || state === 'cancelled' ? state : 'begun'

const followers: Readonly<Record<FulfillmentState, readonly FulfillmentState[]>> = {
  waiting: ['picking', 'cancelled'],
  picking: ['ready', 'cancelled'],
  ready: ['picking', 'on-the-way', 'delivered', 'cancelled'],
  'on-the-way': ['ready', 'delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
}

/** Whether people may take an order from one state to the other; taking it back is `undoOf`. */
export function mayFollow(from: FulfillmentState, to: FulfillmentState): boolean {
  return followers[from].includes(to)
}

export const nextStates = (state: FulfillmentState): readonly FulfillmentState[] => followers[state]

/** Until the goods leave the market, what became of a line can be put right. */
export const mayPick = (state: FulfillmentState) =>
  state === 'waiting' || state === 'picking' || state === 'ready'

/** Whether lines are still looked for, so that no sum of them is the last word. */
export const isBagOpen = (state: FulfillmentState) => state === 'waiting' || state === 'picking'

/** Milliseconds in which a move can be taken back. */
export const undoMs = 60_000

export type FulfillmentMove = {
  readonly from: FulfillmentState
  readonly to: FulfillmentState
  readonly at: string
  /** Whether it took back the one before. */
  readonly isUndo: boolean
}

/** Where an order goes when its last move is taken back, and until when (milliseconds since 1970); null: it cannot be. */
export function undoOf(
  last: FulfillmentMove | null,
  picks: readonly { readonly state: PickState }[],
  now: number,
): { readonly to: FulfillmentState; readonly until: number } | null {
  if (!last || last.isUndo) return null
  // The first tick moves the order by itself: it would wait again, with that tick on it.
  if (last.from === 'waiting' && picks.some(({ state }) => state !== 'open')) return null
  const until = Date.parse(last.at) + undoMs
  return now < until ? { to: last.from, until } : null
}

export const pickStates = ['open', 'picked', 'missing', 'replaced'] as const
export type PickState = (typeof pickStates)[number]

export const maximumReplacementLength = 140

/** What a shopper says of what goes in the place of a line. */
export const replacementAnswers = ['accepted', 'refused'] as const
export type ReplacementAnswer = (typeof replacementAnswers)[number]

export type LinePick = {
  /** Its place in the order, from 0. */
  readonly line: number
  readonly state: PickState
  /** Pieces that were found, or that go in its place; null: as many as were ordered. */
  readonly quantity: number | null
  /** On the scale, of all pieces together; null where nothing was weighed. */
  readonly weightGrams: number | null
  /** What goes in its place, as the catalogue called it or in the picker's words; null unless `replaced`. */
  readonly replacement: string | null
  /** Of the catalogue; null where the picker's words say what it is. */
  readonly replacementId: VariantId | null
  /**
   * Minor units in the order's currency: of one piece as the catalogue had it then, or of all that goes in its place as
   * the picker typed it. Null: to be agreed.
   */
  readonly replacementAmount: number | null
  /** What one piece of it is to weigh, where it is sold by weight; else null. */
  readonly replacementGrams: number | null
  /** Of the shopper to this very replacement (`offerOf`); none where that was not given. */
  readonly answer?: ReplacementAnswer
  readonly by: string
  readonly at: string
}

/** What a tick says beside its state, where it says nothing more. */
export const plainPick = {
  quantity: null,
  weightGrams: null,
  replacement: null,
  replacementId: null,
  replacementAmount: null,
  replacementGrams: null,
} as const

type Answered = { readonly state: PickState; readonly answer?: ReplacementAnswer | null }

/** Whether a line is done with: it was looked for, and its shopper has not refused what goes in its place. */
export const isHandled = ({ state, answer }: Answered) => state !== 'open' && answer !== 'refused'

export const isInBag = (line: Answered) => line.state !== 'missing' && isHandled(line)

/** Whether something goes in the place of a line and its shopper has not said a word to that. */
export const isUnanswered = ({ state, answer }: Answered) => state === 'replaced' && !answer

/** Whether fewer pieces were found than ordered. */
export const isFewer = (
  { state, quantity }: Readonly<{ state: PickState; quantity: number | null }>,
  wanted: number,
) => state === 'picked' && quantity !== null && quantity < wanted

type PickEvent = Omit<LinePick, 'by' | 'at' | 'answer'>

/** Event of an order at the desk: a move, a tick of one line, a seen payment or a settled difference. */
type DeskEvent = {
  readonly by: string
} & (
  | ({ readonly kind: 'move' } & Omit<FulfillmentMove, 'at'>)
  | ({ readonly kind: 'pick' } & PickEvent)
  | {
      readonly kind: 'payment'
      /** Whether it takes that back. */
      readonly isUndo: boolean
      /** What was seen, in minor units of the order's currency; none where that was not said. */
      readonly amount?: number
    }
  | {
      /** The whole difference of what was paid was settled. */
      readonly kind: 'difference'
      /** The difference, negative where it was given back, in minor units of the order's currency. */
      readonly amount: number
      readonly isUndo: boolean
    }
)

/** What its shopper said of what goes in the place of a line. */
type AnswerEvent = {
  readonly kind: 'answer'
  readonly by: null
  readonly answer: ReplacementAnswer
} & Omit<PickEvent, 'state'>

export type FulfillmentEvent = {
  readonly at: string
} & (DeskEvent | AnswerEvent)

/** The lines in whose place something was put once, whatever became of that. */
export const offeredLines = (history: readonly FulfillmentEvent[]): ReadonlySet<number> =>
  new Set(
    history.flatMap((event) => (event.kind === 'pick' && event.state === 'replaced' ? [event.line] : [])),
  )

type Became = Omit<LinePick, 'line' | 'by' | 'at' | 'answer' | 'replacementGrams'>

/** Whether both say that the same became of a line, by any user at any time. */
export function isSamePick(one: Became, other: Became): boolean {
  return (
    one.state === other.state &&
    one.quantity === other.quantity &&
    one.weightGrams === other.weightGrams &&
    isSameReplacement(one, other)
  )
}

/** What the catalogue has is called, and costs, what the server says. */
function isSameReplacement(one: Became, other: Became): boolean {
  if (one.replacementId !== null) return one.replacementId === other.replacementId
  return (
    other.replacementId === null &&
    one.replacement === other.replacement &&
    one.replacementAmount === other.replacementAmount
  )
}

type Offer = Pick<LinePick, 'state' | 'quantity' | 'replacement' | 'replacementId' | 'replacementAmount'>

/**
 * Names what goes in the place of a line, with its pieces and its price, so that an answer counts for nothing else; null
 * where nothing does. The scale changes nothing in it.
 */
export function offerOf(pick: Offer): string | null {
  const { state, quantity, replacement, replacementId, replacementAmount } = pick
  return state === 'replaced'
    ? JSON.stringify([replacement, replacementId, replacementAmount, quantity])
    : null
}
