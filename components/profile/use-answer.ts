import { useEffect, useRef, useState } from 'react'
import type { AnswerProblemKind } from '@/lib/api/answer-problem-kinds'
import { type OrderName, postAnswer } from '@/lib/browser/post-answer'
import { readOrdersAnew } from '@/lib/browser/query-client'
import type { ReplacementAnswer } from '@/lib/domain/fulfillment'
import type { LineOffer, PastOrder } from '@/lib/domain/past-order'
import { findUnsentAnswer, noteUnsentAnswer } from '@/stores/checkout/unsent-answers'

type Options = {
  /** Another object with each answer of the server. */
  readonly order: PastOrder
  readonly named: OrderName
  readonly offer: LineOffer
  /** It was refused, and says why; null: another one was given. */
  readonly onRefused: (kind: AnswerProblemKind | null) => void
}

export type SendingState = 'sent' | 'sending' | 'unreachable' | 'failed'

/**
 * What a shopper says of what goes in the place of a line: shown at once, kept on this device until the market has it, and
 * sent again as soon as there is a connection, while this page is open or when it is opened again.
 */
export function useAnswer({ order, named, offer, onRefused }: Options) {
  const { code } = order
  const [given, show] = useState(() => findUnsentAnswer(code, offer))
  const [state, setState] = useState<SendingState>('sent')
  const isBusy = useRef(false)

  async function send(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    let answer = findUnsentAnswer(code, offer)
    while (answer !== null) {
      setState('sending')
      const outcome = await postAnswer(named, offer, answer)
      if (outcome === 'unreachable' || outcome === 'failed') {
        setState(outcome)
        break
      }
      const latest = findUnsentAnswer(code, offer)
      const isLast = latest === answer || outcome !== 'saved'
      if (isLast) {
        noteUnsentAnswer(code, offer, null)
        setState('sent')
        if (outcome !== 'saved') {
          show(null)
          onRefused(outcome)
        }
        void readOrdersAnew()
      }
      answer = isLast ? null : latest
    }
    isBusy.current = false
  }

  function give(answer: ReplacementAnswer): void {
    onRefused(null)
    noteUnsentAnswer(code, offer, answer)
    show(answer)
    void send()
  }

  // The server has it by now: from here on it says what holds, also what another device answers.
  useEffect(() => {
    if (offer.answer === given && findUnsentAnswer(code, offer) === null) show(null)
  }, [offer, given, code])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server says that there is a connection
  useEffect(() => {
    void send()
  }, [order])
  useEffect(() => {
    const sendNow = () => void send()
    window.addEventListener('online', sendNow)
    return () => window.removeEventListener('online', sendNow)
  })

  return { answer: given ?? offer.answer, state, give, send }
}
