import { fromJson, listOf, objectOf, oneOf, text } from '@/lib/browser/decode'
import type { PastOrder, PastOrderLine } from '@/lib/domain/past-order'
import { createStoredValue, deviceStorage } from '../stored-value'

const version = 1
const maximumAnswers = 40

const swapAnswers = ['accepted', 'refused'] as const
export type SwapAnswer = (typeof swapAnswers)[number]
type Answered = { readonly swap: string; readonly answer: SwapAnswer }

const file = objectOf({
  version: oneOf([version]),
  answers: listOf(objectOf<Answered>({ swap: text, answer: oneOf(swapAnswers) })),
})

/** What this device has answered the market of exchanges, newest first: the market reads it in its messages. */
const answered = createStoredValue<readonly Answered[]>({
  storage: deviceStorage,
  key: 'e-commerce-swap-answers',
  version,
  decode: (stored) => fromJson(stored, file)?.answers ?? [],
  encode: (answers) => (answers.length === 0 ? null : JSON.stringify({ version, answers })),
})

/** Something else in its place is another exchange. */
const swapOf = (code: string, { variantId, outcome }: PastOrderLine) =>
  JSON.stringify([code, variantId, outcome?.replacement])

/** Null where none was given here. */
export function swapAnswerOf(code: string, line: PastOrderLine): SwapAnswer | null {
  const swap = swapOf(code, line)
  return answered.read().find((one) => one.swap === swap)?.answer ?? null
}

/** `null` takes back what was given. */
export function noteSwapAnswer(code: string, line: PastOrderLine, answer: SwapAnswer | null): void {
  const swap = swapOf(code, line)
  const others = answered.read().filter((one) => one.swap !== swap)
  answered.write([...(answer ? [{ swap, answer }] : []), ...others].slice(0, maximumAnswers))
}

/** How many exchanges of an order were not answered here. */
export const countOpenSwaps = ({ code, lines }: Pick<PastOrder, 'code' | 'lines'>) =>
  lines.filter((line) => line.outcome?.state === 'replaced' && swapAnswerOf(code, line) === null).length

/** Forgets them, for who uses this device next. */
export const forgetSwapAnswers = () => void answered.write([])
