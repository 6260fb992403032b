import { fromJson, listOf, nullable, objectOf, oneOf, otherwise, text, whole } from '@/lib/browser/decode'
import { type GivenAnswer, type ReplacementAnswer, replacementAnswers } from '@/lib/domain/fulfillment'
import type { LineOffer, PastOrder } from '@/lib/domain/past-order'
import { createStoredValue, deviceStorage } from '../stored-value'

/** The first one kept what was said in messages to the market, which counts for nothing here. */
const version = 2
const maximumAnswers = 40

type UnsentAnswer = GivenAnswer & {
  /** Of the order. */
  readonly code: string
  readonly line: number
  /** As `offerOf` names it. */
  readonly offer: string
}

const file = objectOf({
  version: oneOf([version]),
  answers: listOf(
    objectOf<UnsentAnswer>({
      code: text,
      line: whole(),
      offer: text,
      answer: oneOf(replacementAnswers),
      // Of pages of older releases.
      seen: otherwise(nullable(oneOf(replacementAnswers)), null),
    }),
  ),
})

/** Answers to replacements that the market does not have yet, newest first: a reload and a lost connection lose none. */
const unsent = createStoredValue<readonly UnsentAnswer[]>({
  storage: deviceStorage,
  key: 'e-commerce-swap-answers',
  version,
  decode: (stored) => fromJson(stored, file)?.answers ?? [],
  encode: (answers) => (answers.length === 0 ? null : JSON.stringify({ version, answers })),
})

type Answered = Pick<LineOffer, 'line' | 'id'>

const isTo =
  (code: string, { line, id }: Answered) =>
  (one: UnsentAnswer) =>
    one.code === code && one.line === line && one.offer === id

/** Null where none is to be sent. */
export const findUnsent = (code: string, offer: Answered): GivenAnswer | null =>
  unsent.read().find(isTo(code, offer)) ?? null

export const findUnsentAnswer = (code: string, offer: Answered) => findUnsent(code, offer)?.answer ?? null

/** With what the page shows as the answer to it; null: it is sent, or not to be any more. */
export function noteUnsentAnswer(code: string, offer: LineOffer, answer: ReplacementAnswer | null): void {
  const { line, id, answer: seen } = offer
  const isSame = isTo(code, offer)
  const others = unsent.read().filter((one) => !isSame(one))
  unsent.write(
    [...(answer ? [{ code, line, offer: id, answer, seen }] : []), ...others].slice(0, maximumAnswers),
  )
}

/** The same order, with what `answerTo` says in the place of what the server has; null: what that has. */
export function withAnswers(
  order: PastOrder,
  answerTo: (offer: LineOffer) => ReplacementAnswer | null,
): PastOrder {
  const lines = order.lines.map((line) => {
    const { outcome } = line
    const answer = outcome?.offer ? answerTo(outcome.offer) : null
    return outcome?.offer && answer
      ? { ...line, outcome: { ...outcome, offer: { ...outcome.offer, answer } } }
      : line
  })
  return { ...order, lines }
}

/** With what this device has not sent yet. */
export const withUnsentAnswers = (order: PastOrder) =>
  withAnswers(order, (offer) => findUnsentAnswer(order.code, offer))

/** Forgets them, for who uses this device next. */
export const forgetUnsentAnswers = () => void unsent.write([])
