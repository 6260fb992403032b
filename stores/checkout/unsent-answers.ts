import * as z from 'zod/mini'
import { count, readerFor } from '@/lib/api/values'
import { type ReplacementAnswer, replacementAnswers } from '@/lib/domain/fulfillment'
import { answerableLines, type LineOffer, type PastOrder } from '@/lib/domain/past-order'
import { openStoredList } from '../stored-json'
import { deviceStorage } from '../stored-value'

const unsentAnswer = z.object({
  code: z.string(),
  line: count,
  offer: z.string(),
  answer: z.enum(replacementAnswers),
})
type UnsentAnswer = z.infer<typeof unsentAnswer>

/** Answers not yet in the server's order, newest first; survive reloads and lost connections. */
const unsent = openStoredList<UnsentAnswer>({
  storage: deviceStorage,
  key: 'e-commerce-swap-answers',
  file: { name: 'answers', version: 1 },
  maximum: 40,
  read: readerFor(unsentAnswer),
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
  unsent.write([...(answer ? [{ code, line, offer: id, answer }] : []), ...others])
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
