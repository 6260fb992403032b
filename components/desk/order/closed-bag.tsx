import { Check, Clock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { serverNow } from '@/lib/browser/server-clock'
import { openDifferenceRow } from '@/lib/copy/settlement'
import { formatTimeOfDay } from '@/lib/copy/time-of-day'
import type { DeskPayment } from '@/lib/desk/api/orders'
import { deskOrderCopy as copy } from '@/lib/desk/copy/order'
import { deskPaymentCopy as paymentCopy } from '@/lib/desk/copy/order-words'
import { leftOpenText } from '@/lib/desk/copy/ready-question'
import { inTheEnd, openDifference } from '@/lib/domain/difference'
import { isBagOpen } from '@/lib/domain/fulfillment'
import { leftOpenOf, overlookedLines, type ShownOrder, undecidedOf } from './shown-order'
import { useNotePayment } from './use-moves'
import { goToLine } from './use-order-shortcuts'

/** Shows unresolved lines and an open or settled difference of a packed order. */
export function ClosedBag({ order }: { readonly order: ShownOrder }) {
  if (!order.isPlaced) return null
  const open = overlookedLines(order)
  const [first] = open
  return (
    <>
      {first && (
        <Alert className="order-due">
          <b>{leftOpenText(leftOpenOf(order))}</b>
          <Button onClick={() => goToLine(first.line)}>{copy.toOpenLines(open.length)}</Button>
        </Alert>
      )}
      <Difference order={order} />
    </>
  )
}

/** Open difference with its button, or the settled one with an undo. */
function Difference({ order }: { readonly order: ShownOrder }) {
  const { code, settlement, paid, mark, fulfillment } = order
  const { place, note, isNoting } = useNoteInPlace(code, mark?.at)
  const settled = inTheEnd({ ...settlement, paid, mark }, order)
  const row = isBagOpen(fulfillment) ? null : openDifferenceRow(settled)
  const whole = openDifference({ ...settled, mark: null })
  const undecided = undecidedOf(order)
  return (
    <div ref={place} tabIndex={-1}>
      {mark && (
        <p className="order-paid">
          <span className="order-settled" tabIndex={-1}>
            <Check className="size-5 flex-none" />
            {paymentCopy.settledBy(
              mark,
              settlement.currency,
              formatTimeOfDay(Date.parse(mark.at), serverNow()),
            )}
          </span>
          <Button variant="link" size="sm" aria-disabled={isNoting} onClick={() => note({ undoes: mark.at })}>
            {paymentCopy.unsettle}
          </Button>
        </p>
      )}
      {row && (
        <Alert className="order-due">
          <div>
            <b className="order-owed" tabIndex={-1}>
              {row.join(': ')}
            </b>
            {mark && <p>{paymentCopy.changedSince}</p>}
            {undecided && (
              <p className="order-may-change">
                <Clock className="size-5 flex-none" />
                {paymentCopy.mayChange[undecided]}
              </p>
            )}
          </div>
          {whole !== null && (
            <Button variant="outline" aria-disabled={isNoting} onClick={() => note({ difference: whole })}>
              {paymentCopy.settle}
            </Button>
          )}
        </Alert>
      )}
    </div>
  )
}

/** Notes money, and moves the focus from the removed button to the text in its place once another time is `marked`. */
export function useNoteInPlace(code: string, marked: string | undefined) {
  const { note, isNoting } = useNotePayment(code)
  const place = useRef<HTMLDivElement>(null)
  const pressedAt = useRef<{ readonly marked: string | undefined }>(null)
  useEffect(() => {
    if (pressedAt.current === null || pressedAt.current.marked === marked) return
    pressedAt.current = null
    if (document.activeElement !== document.body) return
    const lines = place.current?.querySelectorAll<HTMLElement>('[tabindex="-1"]')
    const last = lines?.[lines.length - 1] ?? place.current
    last?.focus()
  }, [marked])
  function noteHere(noted: DeskPayment) {
    pressedAt.current = { marked }
    note(noted)
  }
  return { place, note: noteHere, isNoting }
}
