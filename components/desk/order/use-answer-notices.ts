import { useEffect, useRef } from 'react'
import { answerText } from '@/lib/desk/copy/order-history'
import type { ReplacementAnswer } from '@/lib/domain/fulfillment'
import { notify } from '../frame/notices'
import type { ShownLine } from './shown-order'

/** Announces the shopper's answers while the order is open. */
export function useAnswerNotices(lines: readonly ShownLine[]): void {
  const known = useRef<ReadonlyMap<number, ReplacementAnswer | undefined> | null>(null)
  useEffect(() => {
    for (const { line, pick } of lines) {
      if (!pick?.answer || !known.current || known.current.get(line) === pick.answer) continue
      notify(answerText({ ...pick, answer: pick.answer }), {
        tone: pick.answer === 'refused' ? 'bad' : 'plain',
      })
    }
    known.current = new Map(lines.map(({ line, pick }) => [line, pick?.answer]))
  }, [lines])
}
