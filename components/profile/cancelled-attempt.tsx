import { longDate, profileCopy } from '@/lib/copy/profile'
import type { PastOrder } from '@/lib/domain/past-order'

const { orders: copy } = profileCopy

/** A purchase that was given up at the payment: one line, that opens to what it would have been. */
export function CancelledAttempt({ order }: { readonly order: PastOrder }) {
  const { code, placedAt, lines } = order
  return (
    <details className="receipt-cancelled">
      <summary>{copy.states['payment-cancelled']}</summary>
      <p className="receipt-detail">
        {copy.code(code)} · <time dateTime={placedAt}>{longDate(placedAt)}</time>
      </p>
      <ul>
        {lines.map(({ variantId, title, variantTitle, quantity }) => (
          <li key={variantId}>
            {quantity} × {variantTitle ? `${title} (${variantTitle})` : title}
          </li>
        ))}
      </ul>
    </details>
  )
}
