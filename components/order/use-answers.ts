import { useEffect, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { type AnswerProblemKind, answerProblemKinds } from '@/lib/api/problem-kinds'
import { count, readerFor } from '@/lib/api/values'
import { callShop } from '@/lib/browser/call-shop'
import { createOutbox, type Outcome, type Unsent } from '@/lib/browser/outbox'
import { readOrdersAnew } from '@/lib/browser/query-client'
import { type ReplacementAnswer, replacementAnswers } from '@/lib/domain/fulfillment'
import { answerableLines, type LineOffer, type PastOrder } from '@/lib/domain/past-order'
import { readOrderKeys } from '@/stores/checkout/placed-orders'

type Answer = {
  readonly code: string
  readonly line: number
  readonly offer: string
  readonly answer: ReplacementAnswer
  /** Names an order that this device has only the link of. */
  readonly token?: string | undefined
}

/** `saved`: not yet in the order as this device knows it. */
type UnsentAnswer = Unsent<Answer, 'saved'>

const unsentAnswer = z.object({
  code: z.string(),
  line: count,
  offer: z.string(),
  answer: z.enum(replacementAnswers),
  token: z.optional(z.string()),
  by: z.string(),
  at: count,
  problem: z.enum(['sending', 'waiting', 'saved']),
})

/** Leaves the device with the account (`adopt-account-data.ts`), and is sent under no other. */
const answers = createOutbox<Answer, 'saved'>({
  prefix: 'e-commerce-unsent/',
  lineOf: ({ line }) => line,
  read: readerFor<UnsentAnswer>(unsentAnswer),
  user: () => '',
  send,
})

/** Why this page's answers were refused, by order. */
const refusals = new Map<string, AnswerProblemKind>()

async function send({ code, token, line, offer, answer }: UnsentAnswer): Promise<Outcome<'saved'>> {
  const order = token === undefined ? { code, keys: readOrderKeys() } : { token }
  const { ok, content } = await callShop('/api/orders/answer', { body: { order, line, offer, answer } })
  const refused = ok ? undefined : answerProblemKinds.find((kind) => kind === Object(content).kind)
  if (!ok && !refused) return 'failed'
  if (refused) refusals.set(code, refused)
  void readOrdersAnew()
  return ok ? 'saved' : 'done'
}

type Named = Pick<LineOffer, 'line' | 'id'>

const findAnswer = (code: string, { line, id }: Named) =>
  answers.list().find((one) => one.code === code && one.line === line && one.offer === id)

/** Protects the next user of this device. */
export function forgetUnsentAnswers(): void {
  refusals.clear()
  answers.clear()
}

export function withUnsentAnswers(order: PastOrder): PastOrder {
  const open = new Map(
    answerableLines(order).map(({ line, offer }) => {
      const answer = offer.answer ?? findAnswer(order.code, offer)?.answer ?? null
      return [line, { ...offer, answer }] as const
    }),
  )
  const lines = order.lines.map((line) => {
    const offer = open.get(line)
    return line.outcome && offer ? { ...line, outcome: { ...line.outcome, offer } } : line
  })
  return { ...order, lines }
}

/** Follows and sends this device's unsent answers. */
export const useUnsentAnswers = () => useSyncExternalStore(answers.subscribe, answers.list, answers.list)

/** Applies answers at once, and sends them until the server has them. `known`: a new object per server answer. */
export function useAnswers(known: PastOrder, token?: string) {
  const { code } = known
  const unsent = useUnsentAnswers()

  useEffect(() => {
    const open = answerableLines(known).filter(({ offer }) => offer.answer === null)
    for (const entry of unsent) {
      const isOpen = open.some(({ offer }) => offer.line === entry.line && offer.id === entry.offer)
      if (entry.code === code && entry.problem === 'saved' && !isOpen) answers.remove(entry)
    }
  }, [known, code, unsent])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server says that there is a connection
  useEffect(() => void answers.flush(), [known])
  useEffect(() => () => void refusals.delete(code), [code])

  function give(answered: readonly LineOffer[], answer: ReplacementAnswer): void {
    refusals.delete(code)
    for (const { line, id: offer } of answered) void answers.add({ code, line, offer, answer, token })
  }

  return {
    /** Includes unsent answers. */
    order: withUnsentAnswers(known),
    isUnsent: (offer: LineOffer) => findAnswer(code, offer)?.problem === 'waiting',
    give,
    refused: refusals.get(code) ?? null,
  }
}

export type Answers = ReturnType<typeof useAnswers>
