'use client'

import { useContext, useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { RotateCcw } from '@/components/ui/panel-icons'
import { callAccounts } from '@/lib/browser/call-accounts'
import { cartItem } from '@/lib/browser/card-decoders'
import { listOf, objectOf, text, whole } from '@/lib/browser/decode'
import { formatMoney } from '@/lib/copy/money'
import { profileCopy } from '@/lib/copy/profile'
import { placedOrderCopy } from '@/lib/copy/purchases'
import { settlementCopy } from '@/lib/copy/settlement'
import { cartFailureText } from '@/lib/copy/toasts'
import type { CartItem } from '@/lib/domain/cart'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { isBagOpen } from '@/lib/domain/fulfillment'
import { isUnderWay, type PastOrder, type PixDue } from '@/lib/domain/past-order'
import { cityOfOrder } from '@/stores/checkout/placed-orders'
import { readOrderKeys } from '@/stores/checkout/stored-attempts'
import { useCart, usePanel, useSettings, useToast } from '@/stores/storefront-provider'
import { MarketContact, SayCode } from './market-contact'
import { ReceiptPaper } from './receipt-paper'

type Rebuilt = {
  readonly items: readonly { readonly item: CartItem; readonly quantity: number; readonly wanted: number }[]
  readonly missing: readonly string[]
}

/** What our server answers to `POST /api/orders/again`. */
const rebuilt = objectOf<Rebuilt>({
  items: listOf(objectOf({ item: cartItem, quantity: whole(1), wanted: whole(1) })),
  missing: listOf(text),
})

const { orders: copy } = profileCopy

/** One past order, and the way to buy it again. */
export function Receipt({ order, fold }: { readonly order: PastOrder; readonly fold: 'open' | 'closed' }) {
  const { isRunning, buyAgain } = useBuyAgain(order)
  const isBegun = order.fulfillment !== 'waiting' || order.isReceived
  const isWithMarket = isBegun && isUnderWay(order, Date.now())
  // What went wrong is spoken of first.
  const isForContact = Boolean(useContext(MarketContact)) && order.fulfillment === 'cancelled'
  const named = { code: order.code, keys: readOrderKeys() }
  const states = isOrderedByMessage(useSettings().checkoutHosts) ? copy.messageStates : copy.states
  return (
    <ReceiptPaper
      order={order}
      named={named}
      Heading="h3"
      payment={states[order.state]}
      fold={fold}
      action={order.pixDue && <PayPix isOpen={isBagOpen(order.fulfillment)} {...order.pixDue} />}
    >
      {fold === 'open' && <WhereAndWhom order={order} />}
      {!isWithMarket && (
        <Button
          variant={isForContact ? 'outline' : 'secondary'}
          aria-label={copy.againOf(order.code)}
          aria-busy={isRunning}
          disabled={isRunning || order.lines.length === 0}
          onClick={() => void buyAgain()}
        >
          <RotateCcw className="size-5" />
          {isRunning ? copy.adding : copy.again}
        </Button>
      )}
    </ReceiptPaper>
  )
}

/** To the page where it is paid: a load of a whole page, which has a script of its own. Quiet while the amount may change. */
function PayPix({ amount, path, isOpen }: PixDue & { readonly isOpen: boolean }) {
  const variant = isOpen ? 'outline' : 'default'
  return (
    <>
      <a href={path} className={buttonVariants({ variant, className: 'w-full' })}>
        {settlementCopy.payByPix(formatMoney(amount))}
      </a>
      {isOpen && <p className="receipt-detail mt-2">{settlementCopy.mayChange}</p>}
    </>
  )
}

/** Where an order goes, as far as this device knows, and with whom to speak of it. */
function WhereAndWhom({ order: { code, pickup, fulfillment } }: { readonly order: PastOrder }) {
  const city = fulfillment === 'cancelled' ? null : cityOfOrder(code)
  return (
    <>
      {city && pickup === null && (
        <dl className="receipt-place">
          <div>
            <dt>{placedOrderCopy.city}</dt>
            <dd>{city}</dd>
          </div>
        </dl>
      )}
      <p className="receipt-detail empty:hidden">
        <SayCode code={code} fulfillment={fulfillment} />
      </p>
    </>
  )
}

/** Puts what can still be bought of an order into the cart, opens it, and says what is missing. */
function useBuyAgain(order: PastOrder) {
  const [isRunning, setIsRunning] = useState(false)
  const add = useCart((state) => state.add)
  const showPanel = usePanel((state) => state.show)
  const showToast = useToast((state) => state.show)
  const titleOf = (variantId: string) =>
    order.lines.find((line) => line.variantId === variantId)?.title ?? variantId

  function fill({ items, missing }: Rebuilt) {
    const refused: string[] = []
    const reduced: string[] = []
    for (const { item, quantity, wanted } of items) {
      const outcome = add(item, quantity)
      if (!outcome.ok) refused.push(cartFailureText(outcome.error))
      else if (quantity < wanted) reduced.push(item.title)
    }
    const added = items.length - refused.length
    const said = [
      ...(added > 0 ? [copy.addedDetail(added)] : []),
      ...(reduced.length > 0 ? [copy.reduced(reduced)] : []),
      ...(missing.length > 0 ? [copy.missing(missing.map(titleOf))] : []),
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
    setIsRunning(true)
    const body = { lines: order.lines.map(({ variantId, quantity }) => ({ variantId, quantity })) }
    const answer = await callAccounts('/api/orders/again', { body, decode: rebuilt })
    setIsRunning(false)
    if (answer.ok) return fill(answer.value)
    showToast({ title: copy.nothing, description: copy.againFailed, variant: 'destructive' })
  }

  return { isRunning, buyAgain }
}
