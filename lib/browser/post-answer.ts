import { answerProblem } from '../api/order-answers.ts'
import type { AnswerProblemKind } from '../api/problem-kinds.ts'
import type { ReplacementAnswer } from '../domain/fulfillment.ts'
import type { LineOffer } from '../domain/past-order.ts'
import { callShop } from './call-shop.ts'

export type OrderName =
  | { readonly token: string }
  | { readonly code: string; readonly keys: readonly string[] }

export type AnswerOutcome = 'saved' | 'unsent' | AnswerProblemKind

export async function postAnswer(
  order: OrderName,
  { line, id }: Pick<LineOffer, 'line' | 'id'>,
  answer: ReplacementAnswer,
): Promise<AnswerOutcome> {
  try {
    const { ok, content } = await callShop('/api/orders/answer', {
      body: { order, line, offer: id, answer },
    })
    return ok ? 'saved' : (answerProblem.safeParse(content).data?.kind ?? 'unsent')
  } catch {
    return 'unsent'
  }
}
