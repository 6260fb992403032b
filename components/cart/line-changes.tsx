'use client'

import { CircleAlert } from '@/components/ui/icons'
import { ArrowDown } from '@/components/ui/panel-icons'
import { formatMoney } from '@/lib/copy/money'
import { quoteCopy } from '@/lib/copy/quote'
import type { CartLine } from '@/lib/domain/cart'
import type { LineChange } from '@/lib/domain/quote'
import { changesOfLine, type QuotedFacts } from '@/lib/domain/quote-acceptance'
import { classNames } from '@/lib/utils'
import { useCartQuote } from './cart-quote'

/** What is no longer as the shopper chose it, on this line. */
export function useLineChanges(line: CartLine): readonly LineChange[] {
  return changesOfLine(line, useCartQuote().factsOf.get(line.variantId))
}

/** One plain sentence for each change; only a lower price is yellow. */
export function LineChanges({ line }: { readonly line: CartLine }) {
  const facts = useCartQuote().factsOf.get(line.variantId)
  return useLineChanges(line).map((change) => {
    const isCheaper = isLower(change, line, facts)
    const Icon = isCheaper ? ArrowDown : CircleAlert
    return (
      <p
        key={change.kind}
        className={classNames(
          'col-span-full mt-2 flex gap-2 rounded-[10px] px-3 py-2 font-semibold text-md leading-5',
          isCheaper ? 'bg-[var(--tag-sale)] text-[var(--tag-foreground)]' : 'bg-muted text-foreground',
        )}
      >
        <Icon className="mt-px size-[18px] flex-none" />
        <span className="text-balance">{sentenceOf(change, line, facts)}</span>
      </p>
    )
  })
}

type About = readonly [line: CartLine, facts: QuotedFacts | undefined]

/** A smaller number in another currency is no good news. */
function isLower(change: LineChange, ...[line, facts]: About): boolean {
  return change.kind === 'price' && change.to < change.from && facts?.price?.currency === line.price.currency
}

function sentenceOf(change: LineChange, ...[line, facts]: About): string {
  if (change.kind === 'gone') return quoteCopy.gone
  if (change.kind === 'short') return quoteCopy.short(change.available, line.quantity)
  const from = formatMoney({ amount: change.from, currency: line.price.currency })
  const to = formatMoney({ amount: change.to, currency: facts?.price?.currency ?? line.price.currency })
  return isLower(change, line, facts) ? quoteCopy.priceFell(from, to) : quoteCopy.priceChanged(from, to)
}
