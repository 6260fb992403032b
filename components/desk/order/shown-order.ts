import type { DeskLine, DeskOrder } from '@/lib/desk/api/orders'
import type { UnsentPick } from '@/lib/desk/browser/unsent-picks'
import type { LeftOpen } from '@/lib/desk/copy/ready-question'
import {
  isBagOpen,
  isHandled,
  isUnanswered,
  type LinePick,
  mayPick,
  type ReplacementAnswer,
} from '@/lib/domain/fulfillment'
import { mayTick, workableStates } from '@/lib/domain/order-attention'
import { type Settlement, settleLines } from '@/lib/domain/settlement'

/** What became of a line, by any user. */
export type PickedLine = Pick<
  LinePick,
  'state' | 'quantity' | 'weightGrams' | 'replacement' | 'replacementId' | 'replacementAmount'
>

export type ShownLine = DeskLine & {
  /** With what was ticked here and is on its way, unless that became a question. */
  readonly picked: PickedLine
  /** User of the desk; null where it was ticked here and is not sent, or it is untouched. */
  readonly by: string | null
  /** Of the shopper to what stands in its place; null where that was not given. */
  readonly answer: ReplacementAnswer | null
  readonly unsent: UnsentPick | null
  /** Whether that waits for an answer of the user. */
  readonly isQuestion: boolean
  /** Whether it is missing, something similar was wished, and nothing was offered. */
  readonly isSimilarDue: boolean
  /** Whether it is sold by weight, and was ticked without one. */
  readonly isUnweighed: boolean
}

export type ShownOrder = Omit<DeskOrder, 'lines'> & {
  readonly lines: readonly ShownLine[]
  /** Exchanges that the shopper may still answer, and has not. */
  readonly unansweredCount: number
  readonly unweighedCount: number
  /** Whether lines may be ticked. */
  readonly isPickable: boolean
  /** Whether it is an order that people work on at all. */
  readonly isPlaced: boolean
}

export const untouched: PickedLine = {
  state: 'open',
  quantity: null,
  weightGrams: null,
  replacement: null,
  replacementId: null,
  replacementAmount: null,
}

/** An order as this browser sees it: what the server has, and over it what was ticked here and is not sent yet. */
export function shownOrder(order: DeskOrder, unsent: readonly UnsentPick[], user: string): ShownOrder {
  const byLine = new Map(
    unsent.filter(({ code }) => code === order.code).map((entry) => [entry.pick.line, entry]),
  )
  const lines = order.lines.map((line) => shownLine(line, byLine.get(line.line) ?? null, user))
  const settlement = settleShown(order, lines)
  const { now, currency } = settlement
  const isPlaced = workableStates.some((state) => state === order.state)
  // The first tick begins the picking, also one that is on its way.
  const isBegun = lines.some(({ picked, pick }) => picked !== pick && picked.state !== 'open')
  return {
    ...order,
    lines,
    settlement,
    total: now === null || currency === null ? null : { amount: now, currency },
    fulfillment: isBegun && order.fulfillment === 'waiting' ? 'picking' : order.fulfillment,
    handledCount: lines.filter(({ picked, answer }) => isHandled({ ...picked, answer })).length,
    unansweredCount: mayPick(order.fulfillment) ? lines.filter(isLineUnanswered).length : 0,
    missingCount: lines.filter(({ picked }) => picked.state === 'missing').length,
    refusedCount: lines.filter(({ answer }) => answer === 'refused').length,
    similarDueCount: lines.filter((line) => line.isSimilarDue).length,
    unweighedCount: lines.filter((line) => line.isUnweighed).length,
    isPlaced,
    isPickable: mayTick(order),
  }
}

export const leftOpenOf = (order: ShownOrder): LeftOpen => ({
  untouched: order.lines.filter(({ picked }) => picked.state === 'open').length,
  refused: order.refusedCount,
  similarDue: order.similarDueCount,
  unweighed: order.unweighedCount,
  unanswered: order.unansweredCount,
})

/** Whether someone has to look at a line once more, though its bag is closed. */
const isLeftOpen = ({ picked, answer, isSimilarDue }: ShownLine) =>
  picked.state === 'open' || answer === 'refused' || isSimilarDue

/** What a closed bag hides, while it can be put right. */
export const overlookedLines = ({ fulfillment, lines, isPlaced, isPickable }: ShownOrder) =>
  isPlaced && isPickable && !isBagOpen(fulfillment) ? lines.filter(isLeftOpen) : []

/** What may still change its sum though its bag is closed: an answer of its shopper, or a line that is to be looked at. */
export function undecidedOf(order: ShownOrder): 'answer' | 'check' | null {
  if (isBagOpen(order.fulfillment)) return null
  return order.unansweredCount > 0 ? 'answer' : overlookedLines(order).length > 0 ? 'check' : null
}

/** Whether the next step is not the thing to do now: something is open, or is to be asked first. */
export function isStepDoubtful(order: ShownOrder): boolean {
  if (order.fulfillment === 'waiting') return order.warning !== null
  if (order.fulfillment === 'picking') return Object.values(leftOpenOf(order)).some((count) => count > 0)
  return overlookedLines(order).length > 0
}

/** By what is ticked here too: the amounts say the same as the lines beside them. */
function settleShown({ shippingFee, fulfillment }: DeskOrder, lines: readonly ShownLine[]): Settlement {
  const inPlace = [...lines].sort((one, other) => one.line - other.line)
  const toSettle = inPlace.map(({ picked, pick, ...line }) => {
    const isKnown = picked.replacementId === pick?.replacementId
    return {
      ...line,
      pick: { ...picked, replacementGrams: isKnown ? (pick?.replacementGrams ?? null) : null },
    }
  })
  return settleLines(toSettle, { fee: shippingFee?.amount ?? null, fulfillment })
}

function shownLine(line: DeskLine, unsent: UnsentPick | null, user: string): ShownLine {
  const { picked, answer, isMine, isQuestion } = shownPick(line.pick, unsent, user)
  const by = isMine ? null : (line.pick?.by ?? null)
  const isUnweighed = line.isSoldByWeight && picked.state === 'picked' && picked.weightGrams === null
  const due = { isSimilarDue: isSimilarDue({ ...line, picked }), isUnweighed }
  return { ...line, picked, by, answer, unsent, isQuestion, ...due }
}

/**
 * What `user` has ticked on this browser and the market does not have yet; else what the market has. A tick of another user,
 * and one that the market did not take, is a question.
 */
export function shownPick(pick: LinePick | null, unsent: UnsentPick | null, user: string) {
  const isMine = unsent?.by === user && (unsent.problem === 'sending' || unsent.problem === 'waiting')
  return {
    picked: isMine ? unsent.pick : (pick ?? untouched),
    answer: isMine ? null : (pick?.answer ?? null),
    isMine,
    isUnsent: isMine && unsent.problem === 'waiting',
    isQuestion: unsent !== null && !isMine,
  }
}

export const isLineUnanswered = ({ picked, answer }: Pick<ShownLine, 'picked' | 'answer'>) =>
  isUnanswered({ ...picked, answer })

type Missed = Pick<DeskLine, 'substitution' | 'wasOffered'> & { readonly picked: Pick<PickedLine, 'state'> }

/** Whether a line is missing, its shopper wished something similar, and nothing was offered. */
export const isSimilarDue = ({ picked, substitution, wasOffered }: Missed) =>
  picked.state === 'missing' && substitution === 'similar' && !wasOffered

type Replaced = Pick<DeskLine, 'quantity' | 'pick' | 'replaced'> & { readonly picked: PickedLine }

/**
 * What stands in the place of a line, as its pieces are put into the bag; null where nothing does. No pieces are named of
 * what stands there in the picker's own words.
 */
export function replacementOf({ picked, quantity, pick, replaced }: Replaced) {
  const { state, replacement, replacementId } = picked
  if (state !== 'replaced' || replacement === null) return null
  const isKnown = replacementId !== null && replacementId === pick?.replacementId
  const pieces = picked.quantity ?? (replacementId === null ? null : quantity)
  return { pieces, name: replacement, ...(isKnown && replaced ? replaced : { pack: null, picture: null }) }
}

/** Whether a tap on the row would take away more than a tick. */
export function hasDetails({ state, quantity, weightGrams }: PickedLine): boolean {
  return state === 'replaced' || quantity !== null || weightGrams !== null
}

/** What a line on the scale was sold as: grams of one piece, and how many are in it. Null where nothing says so. */
export function expectedWeight({ picked, pick, quantity, nominalGrams }: ShownLine) {
  const isKnown = picked.replacementId !== null && picked.replacementId === pick?.replacementId
  const grams = picked.state !== 'replaced' ? nominalGrams : isKnown ? pick.replacementGrams : null
  return grams === null ? null : { grams, pieces: picked.quantity ?? quantity }
}

export const lineName = ({ title, variantTitle }: Pick<DeskLine, 'title' | 'variantTitle'>) =>
  variantTitle === null ? title : `${title} ${variantTitle}`
