import { fromJson, listOf, objectOf, oneOf, text, whole } from '@/lib/browser/decode'
import { type ReplacementAnswer, replacementAnswers } from '@/lib/domain/fulfillment'
import { answerableLines, type LineOffer, type PastOrder } from '@/lib/domain/past-order'
import { createStoredValue, deviceStorage } from '../stored-value'

const version = 1
const maximumAnswers = 40

type UnsentAnswer = {
  readonly code: string
  readonly line: number
  readonly offer: string
  readonly answer: ReplacementAnswer
}

const file = objectOf({
  version: oneOf([version]),
  answers: listOf(
    objectOf<UnsentAnswer>({ code: text, line: whole(), offer: text, answer: oneOf(replacementAnswers) }),
  ),
})

/** Answers not yet in the server's order, newest first; survive reloads and lost connections. */
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

export const findUnsentAnswer = (code: string, offer: Named): ReplacementAnswer | null =>
  unsent.read().find(isTo(code, offer))?.answer ?? null

export function noteUnsentAnswer(code: string, offer: Named, answer: ReplacementAnswer | null): void {
  const isSame = isTo(code, offer)
  const others = unsent.read().filter((one) => !isSame(one))
  const { line, id } = offer
  unsent.write([...(answer ? [{ code, line, offer: id, answer }] : []), ...others].slice(0, maximumAnswers))
}

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

/** Protects the next user of this device. */
export const forgetUnsentAnswers = () => void unsent.write([])
