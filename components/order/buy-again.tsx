'use client'

import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { type OrderAgain, orderAgain } from '@/lib/api/catalog-answers'
import { callAccounts } from '@/lib/browser/call-accounts'
import { profileCopy } from '@/lib/copy/profile'
import { cartFailureText } from '@/lib/copy/toasts'
import type { PastOrder } from '@/lib/domain/past-order'
import { useCart, usePanel, useToast } from '@/stores/storefront-provider'

const { orders: copy } = profileCopy

type Props = {
  readonly order: PastOrder
  /** `ghost`: for running orders, seldom bought again. */
  readonly variant?: 'outline' | 'secondary' | 'ghost'
  readonly size?: 'default' | 'sm'
}

/** Puts available lines into the cart and lists missing ones. */
export function BuyAgain({ order: { code, lines }, variant = 'secondary', size = 'default' }: Props) {
  const [isRunning, setRunning] = useState(false)
  const add = useCart((state) => state.add)
  const showPanel = usePanel((state) => state.show)
  const showToast = useToast((state) => state.show)

  function fill({ items, missing }: OrderAgain) {
    const refused: string[] = []
    const reduced: string[] = []
    for (const { item, quantity, wanted } of items) {
      const outcome = add(item, quantity)
      if (!outcome.ok) refused.push(cartFailureText(outcome.error))
      else if (quantity < wanted) reduced.push(item.title)
    }
    const added = items.length - refused.length
    const gone = missing.map((id) => lines.find(({ variantId }) => variantId === id)?.title ?? id)
    const said = [
      ...(added > 0 ? [copy.addedDetail(added)] : []),
      ...(reduced.length > 0 ? [copy.reduced(reduced)] : []),
      ...(gone.length > 0 ? [copy.missing(gone)] : []),
      ...refused,
    ]
    showToast({
      title: added > 0 ? copy.added : copy.nothing,
      description: said.join(' '),
      variant: added > 0 ? 'default' : 'destructive',
    })
    if (added > 0) showPanel('cart')
  }

  async function buyAgain(): Promise<void> {
    setRunning(true)
    const body = { lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })) }
    const answer = await callAccounts('/api/orders/again', { body, schema: orderAgain })
    setRunning(false)
    if (answer.ok) return fill(answer.value)
    showToast({ title: copy.nothing, description: copy.againFailed, variant: 'destructive' })
  }

  return (
    <Button
      variant={variant}
      size={size}
      aria-label={copy.againOf(code)}
      aria-busy={isRunning}
      disabled={isRunning || lines.length === 0}
      onClick={() => void buyAgain()}
    >
      <RotateCcw className="size-5" />
      {isRunning ? copy.adding : copy.again}
    </Button>
  )
}
