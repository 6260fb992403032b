import type { DeskOrder } from '@/lib/desk/api/orders'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import { historyText } from '@/lib/desk/copy/order-history'
import { deskPaymentCopy } from '@/lib/desk/copy/order-words'
import { dayAndTime } from '@/lib/desk/copy/times'
import type { OrderState } from '@/lib/domain/order'
import { useOrderWords } from '../frame/order-words'

const { history: copy } = deskOrderCopy

const saidBy = (by: string, to: OrderState) =>
  to === 'arrived' ? deskPaymentCopy.confirmedBy(by) : deskPaymentCopy.takenBackBy(by)

/** Actions and payment events, newest first. */
export function OrderHistory({
  order,
}: {
  readonly order: Pick<DeskOrder, 'history' | 'payment' | 'lines' | 'settlement'>
}) {
  const { history, payment, lines, settlement } = order
  const { states } = useOrderWords()
  const entries = [
    ...payment.map(({ to, at, by }) => ({ at, text: by ? saidBy(by, to) : states[to] })),
    ...history.map((event) => ({ at: event.at, text: historyText(event, lines, settlement.currency) })),
  ]
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    .reverse()
  return (
    <details className="order-panel">
      <summary className="order-panel-title">{copy.title(entries.length)}</summary>
      <ol className="order-history">
        {entries.map(({ at, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two things can happen in one millisecond
          <li key={`${at} ${entries.length - index}`}>
            <span>{text}</span> <time dateTime={at}>{dayAndTime(at)}</time>
          </li>
        ))}
      </ol>
    </details>
  )
}
