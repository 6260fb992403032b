import { fromJson, listOf, objectOf, oneOf, text, whole } from '@/lib/browser/decode'
import { type ReplacementAnswer, replacementAnswers } from '@/lib/domain/fulfillment'
import { answerableLines, type LineOffer, type PastOrder } from '@/lib/domain/past-order'
import { createStoredValue, deviceStorage } from '../stored-value'

const version = 1
const maximumAnswers = 40

type UnsentAnswer = {
  /** The order's. */
  readonly code: string
  readonly line: number
  /** Named by `offerOf`. */
  readonly offer: string
  readonly answer: ReplacementAnswer
}

const file = objectOf({
  version: oneOf([version]),
  answers: listOf(
    objectOf<UnsentAnswer>({ code: text, line: whole(), offer: text, answer: oneOf(replacementAnswers) }),
  ),
})

/** Answers to replacements that the server's order does not show yet, newest first: a reload and a lost connection lose none. */
const unsent = createStoredValue<readonly UnsentAnswer[]>({
  storage: deviceStorage,
  key: 'e-commerce-swap-answers',
  version,
  decode: (stored) => fromJson(stored, file)?.answers ?? [],
  encode: (answers) => (answers.length === 0 ? null : JSON.stringify({ version, answers })),
})

type Named = Pick<LineOffer, 'line' | 'id'>

const isTo =
  (code: string, { line, id }: Named) =>
  (one: UnsentAnswer) =>
    one.code === code && one.line === line && one.offer === id

/** Null where none is to be sent. */
export const findUnsentAnswer = (code: string, offer: Named): ReplacementAnswer | null =>
  unsent.read().find(isTo(code, offer))?.answer ?? null

/** Null: it has arrived, or is not to be sent any more. */
export function noteUnsentAnswer(code: string, offer: Named, answer: ReplacementAnswer | null): void {
  const isSame = isTo(code, offer)
  const others = unsent.read().filter((one) => !isSame(one))
  const { line, id } = offer
  unsent.write([...(answer ? [{ code, line, offer: id, answer }] : []), ...others].slice(0, maximumAnswers))
}

/** Adds what this device has not sent yet to what the server has. */
export function withUnsentAnswers(order: PastOrder): PastOrder {
  const open = new Map(
    answerableLines(order).flatMap(({ line, offer }) => {
      const answer = offer.answer ?? findUnsentAnswer(order.code, offer)
      return answer === offer.answer ? [] : [[line, { ...offer, answer }] as const]
    }),
  )
  const lines = order.lines.map((line) => {
    const offer = open.get(line)
    return line.outcome && offer ? { ...line, outcome: { ...line.outcome, offer } } : line
  })
  return { ...order, lines }
}

/** Forgets them, for who uses this device next. */
export const forgetUnsentAnswers = () => void unsent.write([])
