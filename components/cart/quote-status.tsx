'use client'

import { CircleCheck } from '@/components/ui/icons'
import { quoteCopy } from '@/lib/copy/quote'
import { useCartQuote } from './cart-quote'

/** One quiet line above the products, always there, so that nothing moves when the quote comes. */
export function QuoteStatus() {
  const { status, changedLineCount } = useCartQuote()
  const text = status === 'settled' && changedLineCount > 0 ? quoteCopy.changed : quoteCopy[status]
  return (
    <p className="flex min-h-9 items-center gap-1.5 text-sm text-muted-foreground">
      {status === 'settled' && changedLineCount === 0 && <CircleCheck className="size-4 text-success" />}
      {text}
    </p>
  )
}
