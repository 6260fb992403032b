import { useEffect, useState } from 'react'
import type { AnswerProblemKind } from '@/lib/api/problem-kinds'
import { type OrderName, postAnswer } from '@/lib/browser/post-answer'
import { readOrdersAnew } from '@/lib/browser/query-client'
import type { ReplacementAnswer } from '@/lib/domain/fulfillment'
import { answerableLines, type LineOffer, type PastOrder } from '@/lib/domain/past-order'
import { findUnsentAnswer, noteUnsentAnswer, withUnsentAnswers } from '@/stores/checkout/unsent-answers'

type Sent = { readonly isUnsent: boolean; readonly refused: AnswerProblemKind | null }

const nothing: Sent = { isUnsent: false, refused: null }

/**
 * Applies answers at once, stores them on the device, and resends until the server has them (idempotent).
 * `known`: a new object per server answer.
 */
export function useAnswers(known: PastOrder, named: OrderName) {
  const { code } = known
  const [{ isUnsent, refused }, setSent] = useState(nothing)

  async function send(): Promise<void> {
    const outcomes = await Promise.all(
      answerableLines(known).map(async ({ offer }) => {
        const answer = findUnsentAnswer(code, offer)
        if (answer === null) return null
        const outcome = offer.answer === null ? await postAnswer(named, offer, answer) : null
        if (outcome !== 'saved' && outcome !== 'unsent') noteUnsentAnswer(code, offer, null)
        return outcome
      }),
    )
    const ended = outcomes.filter((outcome) => outcome !== null)
    if (ended.length === 0) return
    const problem = ended.find((outcome) => outcome !== 'saved' && outcome !== 'unsent')
    setSent((before) => ({ isUnsent: ended.includes('unsent'), refused: problem ?? before.refused }))
    if (ended.some((outcome) => outcome !== 'unsent')) void readOrdersAnew()
  }

  function give(answered: readonly LineOffer[], answer: ReplacementAnswer): void {
    for (const offer of answered) noteUnsentAnswer(code, offer, answer)
    setSent({ ...nothing })
    void send()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server says that there is a connection
  useEffect(() => void send(), [known])
  useEffect(() => {
    const sendAll = () => void send()
    window.addEventListener('online', sendAll)
    return () => window.removeEventListener('online', sendAll)
  })

  return {
    /** Includes unsent answers. */
    order: withUnsentAnswers(known),
    isUnsent: (offer: LineOffer) => isUnsent && findUnsentAnswer(code, offer) !== null,
    give,
    refused,
  }
}

export type Answers = ReturnType<typeof useAnswers>
