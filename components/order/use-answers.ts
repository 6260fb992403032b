import { useEffect, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { answerProblemKinds } from '@/lib/api/problem-kinds'
import { count, readerFor } from '@/lib/api/values'
import { callShop } from '@/lib/browser/call-shop'
import { createOutbox, isToSend, type Outcome, type Unsent } from '@/lib/browser/outbox'
import { queryClient, readOrdersAnew } from '@/lib/browser/query-client'
import { mayPick, type ReplacementAnswer, replacementAnswers } from '@/lib/domain/fulfillment'
import type { MessageOrder } from '@/lib/domain/message-order'
import type { LineOffer, PastOrder } from '@/lib/domain/past-order'
import { retryAfterSeconds } from '@/lib/domain/retry-after'
import { readOrderKeys } from '@/stores/checkout/placed-orders'

type Answer = {
  readonly code: string
  readonly line: number
  readonly offer: string
  readonly answer: ReplacementAnswer
  /** Names an order that this device has only the link of. */
  readonly token?: string | undefined
}

const refusals = ['refused', ...answerProblemKinds] as const
type Refusal = (typeof refusals)[number]

/** Waits to be shown once refused. */
type UnsentAnswer = Unsent<Answer, Refusal>

const unsentAnswer = z.object({
  code: z.string(),
  line: count,
  offer: z.string(),
  answer: z.enum(replacementAnswers),
  token: z.optional(z.string()),
  by: z.string(),
  at: count,
  problem: z.enum(['sending', 'waiting', ...refusals]),
})

/** Leaves the device with the account (`adopt-account-data.ts`), and is sent under no other. */
const answers = createOutbox<Answer, Refusal>({
  prefix: 'e-commerce-unsent/',
  lineOf: ({ line }) => line,
  read: readerFor<UnsentAnswer>(unsentAnswer),
  user: () => '',
  send,
})

async function send(entry: UnsentAnswer): Promise<Outcome<Refusal>> {
  const { code, token, line, offer, answer } = entry
  const order = token === undefined ? { code, keys: readOrderKeys() } : { token }
  const body = { order, line, offer, answer }
  const { ok, status, headers, content } = await callShop('/api/orders/answer', { body })
  const { kind } = Object(content)
  // A status alone refuses nothing: a proxy may send 404 during a deployment.
  const isRefused = status >= 400 && status < 500 && status !== 429 && typeof kind === 'string'
  if (!ok && !isRefused) return retryAfterSeconds(headers.get('retry-after'), Date.now()) ?? 'failed'
  if (isRefused) {
    answers.mark(entry, refusals.find((one) => one === kind) ?? 'refused', { token: undefined })
  } else await showSaved(entry)
  void readOrdersAnew()
  return ok ? 'done' : 'again'
}

/** Puts a saved answer into the orders of this page; the server's next answer takes their place. */
async function showSaved(entry: UnsentAnswer): Promise<void> {
  const queries = queryClient()
  const withSaved = (order: PastOrder) => withUnsentAnswers(order, [entry])
  queries.setQueriesData<readonly PastOrder[]>({ queryKey: ['orders'] }, (orders) => orders?.map(withSaved))
  queries.setQueriesData<MessageOrder | null>(
    { queryKey: ['message-order'] },
    (page) => page && { ...page, order: withSaved(page.order) },
  )
  // Queries notify in a task of their own.
  await new Promise((resolve) => setTimeout(resolve))
}

const findAnswer = (entries: readonly UnsentAnswer[], code: string, { line, id }: LineOffer) =>
  entries.find((one) => one.code === code && one.line === line && one.offer === id && isToSend(one, ''))

/** Protects the next user of this device. */
export const forgetUnsentAnswers = () => answers.clear()

export function withUnsentAnswers(order: PastOrder, entries = answers.list()): PastOrder {
  const lines = order.lines.map((line) => {
    const { outcome } = line
    const offer = outcome?.offer
    const answer = offer?.answer === null && findAnswer(entries, order.code, offer)?.answer
    return outcome && offer && answer
      ? { ...line, outcome: { ...outcome, offer: { ...offer, answer } } }
      : line
  })
  return mayPick(order.fulfillment) ? { ...order, lines } : order
}

/** Follows and sends this device's unsent answers. */
export const useUnsentAnswers = () => useSyncExternalStore(answers.subscribe, answers.list, answers.list)

/** Applies answers at once, and sends them until the server has them. */
export function useAnswers(known: PastOrder, token?: string) {
  const { code } = known
  const unsent = useUnsentAnswers()
  const [refused, setRefused] = useState<Readonly<Record<string, Refusal>>>({})

  useEffect(() => void answers.flush(), [])
  useEffect(() => {
    for (const entry of unsent) {
      const problem = refusals.find((one) => one === entry.problem)
      if (entry.code !== code || !problem) continue
      setRefused({ [code]: problem })
      answers.remove(entry)
    }
  }, [code, unsent])

  function give(answered: readonly LineOffer[], answer: ReplacementAnswer): void {
    setRefused({})
    for (const { line, id: offer } of answered) void answers.add({ code, line, offer, answer, token })
  }

  return {
    /** Includes unsent answers. */
    order: withUnsentAnswers(known),
    isUnsent: (offer: LineOffer) => findAnswer(unsent, code, offer)?.problem === 'waiting',
    give,
    refused: refused[code] ?? null,
  }
}

export type Answers = ReturnType<typeof useAnswers>
