import { useEffect, useRef, useState } from 'react'
import type { AnswerProblemKind } from '@/lib/api/answer-problem-kinds'
import { type OrderName, postAnswer } from '@/lib/browser/post-answer'
import { readOrdersAnew } from '@/lib/browser/query-client'
import type { ReplacementAnswer } from '@/lib/domain/fulfillment'
import { answerableLines, type LineOffer, type PastOrder } from '@/lib/domain/past-order'
import { findUnsent, findUnsentAnswer, noteUnsentAnswer, withAnswers } from '@/stores/checkout/unsent-answers'

type SendingState = 'sent' | 'sending' | 'unreachable' | 'failed'

type Given = { readonly answer: ReplacementAnswer; readonly state: SendingState }

const nameOf = ({ line, id }: LineOffer) => `${line} ${id}`

/**
 * What a shopper says of what goes in the place of lines: shown at once, kept on this device until the market has it, and
 * sent again as soon as there is a connection, while this page is open or when it is opened again. `known`: as the server
 * has the order, another object with each of its answers.
 */
export function useAnswers(known: PastOrder, named: OrderName) {
  const { code } = known
  const [given, setGiven] = useState<ReadonlyMap<string, Given>>(new Map())
  const [refused, setRefused] = useState<AnswerProblemKind | null>(null)
  const busy = useRef(new Set<string>())
  const offers = answerableLines(known).map(({ offer }) => offer)

  const note = (offer: LineOffer, answer: Given | null) =>
    setGiven((before) => {
      const after = new Map(before)
      if (answer) after.set(nameOf(offer), answer)
      else after.delete(nameOf(offer))
      return after
    })

  async function send(offer: LineOffer): Promise<void> {
    if (busy.current.has(nameOf(offer))) return
    busy.current.add(nameOf(offer))
    let unsent = findUnsent(code, offer)
    while (unsent !== null) {
      const { answer } = unsent
      note(offer, { answer, state: 'sending' })
      const outcome = await postAnswer(named, offer, unsent)
      const latest = findUnsent(code, offer)
      if (outcome === 'unreachable' || outcome === 'failed') {
        if (latest) note(offer, { answer: latest.answer, state: outcome })
        break
      }
      const isLast = latest?.answer === answer || outcome !== 'saved'
      if (isLast) {
        noteUnsentAnswer(code, offer, null)
        note(offer, outcome === 'saved' ? { answer, state: 'sent' } : null)
        if (outcome !== 'saved') setRefused(outcome)
        void readOrdersAnew()
      }
      unsent = isLast ? null : latest
    }
    busy.current.delete(nameOf(offer))
  }

  function give(answered: readonly LineOffer[], answer: ReplacementAnswer): void {
    setRefused(null)
    for (const offer of answered) {
      noteUnsentAnswer(code, offer, answer)
      note(offer, { answer, state: 'sending' })
      void send(offer)
    }
  }

  function sendAll(): void {
    for (const offer of offers) void send(offer)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server says that there is a connection
  useEffect(() => {
    // What the server has by now, it says itself, also what another device answers.
    for (const offer of offers) if (given.get(nameOf(offer))?.state === 'sent') note(offer, null)
    sendAll()
  }, [known])
  useEffect(() => {
    window.addEventListener('online', sendAll)
    return () => window.removeEventListener('online', sendAll)
  })

  return {
    /** With what was answered here. */
    order: withAnswers(known, (offer) => given.get(nameOf(offer))?.answer ?? findUnsentAnswer(code, offer)),
    stateOf: (offer: LineOffer): SendingState => given.get(nameOf(offer))?.state ?? 'sent',
    give,
    send,
    refused,
  }
}

export type Answers = ReturnType<typeof useAnswers>
