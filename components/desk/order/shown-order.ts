import { isToSend } from '@/lib/browser/outbox'
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
import { isPlaced, mayTick } from '@/lib/domain/order-attention'
import { type Settlement, settleLines } from '@/lib/domain/settlement'

export type PickedLine = Pick<
  LinePick,
  'state' | 'quantity' | 'weightGrams' | 'replacement' | 'replacementId' | 'replacementAmount'
>

export type ShownLine = DeskLine & {
  /** Includes this browser's unsent tick, unless it is a question. */
  readonly picked: PickedLine
  /** Desk user; null for untouched lines and unsent ticks. */
  readonly by: string | null
  /** Shopper's answer to the replacement; null for none. */
  readonly answer: ReplacementAnswer | null
  readonly unsent: UnsentPick | null
  /** True when the unsent tick needs the user's decision. */
  readonly isQuestion: boolean
  readonly isSimilarDue: boolean
  readonly isUnweighed: boolean
}

export type ShownOrder = Omit<DeskOrder, 'lines'> & {
  readonly lines: readonly ShownLine[]
  /** Replacements without the shopper's answer. */
  readonly unansweredCount: number
  readonly unweighedCount: number
  /** True when lines may be ticked. */
  readonly isPickable: boolean
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

/** Merges the server's order with this browser's unsent ticks. */
export function shownOrder(order: DeskOrder, unsent: readonly UnsentPick[], user: string): ShownOrder {
  const byLine = new Map(
    unsent.filter(({ code }) => code === order.code).map((entry) => [entry.pick.line, entry]),
  )
  const lines = order.lines.map((line) => shownLine(line, byLine.get(line.line) ?? null, user))
  const settlement = settleShown(order, lines)
  const { now, currency } = settlement
  // The first tick starts the order, even while unsent.
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
    isPlaced: isPlaced(order),
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

/** True when a line of a packed order needs attention. */
const isLeftOpen = ({ picked, answer, isSimilarDue }: ShownLine) =>
  picked.state === 'open' || answer === 'refused' || isSimilarDue

/** Unresolved lines of a packed order that can still be fixed. */
export const overlookedLines = ({ fulfillment, lines, isPlaced, isPickable }: ShownOrder) =>
  isPlaced && isPickable && !isBagOpen(fulfillment) ? lines.filter(isLeftOpen) : []

/** Reason why the total of a packed order may still change. */
export function undecidedOf(order: ShownOrder): 'answer' | 'check' | null {
  if (isBagOpen(order.fulfillment)) return null
  return order.unansweredCount > 0 ? 'answer' : overlookedLines(order).length > 0 ? 'check' : null
}

/** True when something is open or needs a question before the next step. */
export function isStepDoubtful(order: ShownOrder): boolean {
  if (order.fulfillment === 'waiting') return order.warning !== null
  if (order.fulfillment === 'picking') return Object.values(leftOpenOf(order)).some((count) => count > 0)
  return overlookedLines(order).length > 0
}

/** Settles with unsent ticks too, so that amounts match the lines. */
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

/** Returns `user`'s unsent tick, else the server's; ticks of others or refused ones are questions. */
export function shownPick(pick: LinePick | null, unsent: UnsentPick | null, user: string) {
  const isMine = unsent !== null && isToSend(unsent, user)
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

export const isSimilarDue = ({ picked, substitution, wasOffered }: Missed) =>
  picked.state === 'missing' && substitution === 'similar' && !wasOffered

type Replaced = Pick<DeskLine, 'quantity' | 'pick' | 'replaced'> & { readonly picked: PickedLine }

/** Replacement as packed; null for none. Omits pieces for the picker's own words. */
export function replacementOf({ picked, quantity, pick, replaced }: Replaced) {
  const { state, replacement, replacementId } = picked
  if (state !== 'replaced' || replacement === null) return null
  const isKnown = replacementId !== null && replacementId === pick?.replacementId
  const pieces = picked.quantity ?? (replacementId === null ? null : quantity)
  return { pieces, name: replacement, ...(isKnown && replaced ? replaced : { pack: null, picture: null }) }
}

/** True when a tap would remove more than a tick. */
export function hasDetails({ state, quantity, weightGrams }: PickedLine): boolean {
  return state === 'replaced' || quantity !== null || weightGrams !== null
}

/** Grams of one piece as sold, and the pieces weighed; null when unknown. */
export function expectedWeight({ picked, pick, quantity, nominalGrams }: ShownLine) {
  const isKnown = picked.replacementId !== null && picked.replacementId === pick?.replacementId
  const grams = picked.state !== 'replaced' ? nominalGrams : isKnown ? pick.replacementGrams : null
  return grams === null ? null : { grams, pieces: picked.quantity ?? quantity }
}

export const lineName = ({ title, variantTitle }: Pick<DeskLine, 'title' | 'variantTitle'>) =>
  variantTitle === null ? title : `${title} ${variantTitle}`
