import { serverNow } from '@/lib/browser/server-clock'
import './order-balance.css'

import { useContext } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { type BalanceText, balanceTexts, takeCode } from '@/lib/copy/order-balance'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import type { PastOrder } from '@/lib/domain/past-order'
import { placedOrderOf } from '@/stores/checkout/placed-orders'
import { useSettings } from '@/stores/storefront-provider'
import { ContactLink, MarketContact } from './market-contact'

/** What is known of money between the shopper and the market of this order. */
export function useBalance(order: PastOrder): readonly BalanceText[] {
  const isByMessage = isOrderedByMessage(useSettings().checkoutHosts)
  return balanceTexts(order, { isByMessage, saidPaid: placedOrderOf(order.code).paid, now: serverNow() })
}

type Props = {
  readonly code: string
  readonly balance: readonly BalanceText[]
  /** Whether nothing else of the order is to be asked first. */
  readonly isLoud: boolean
}

/** The same in a line each, right below how far the order is, with the way to the market where something is open. */
export function OrderBalance({ code, balance, isLoud }: Props) {
  const hasContact = Boolean(useContext(MarketContact))
  return balance.map(({ title, detail, state, ask }) => (
    <div key={title} className="order-balance" data-balance={state}>
      <p>
        <b>{title}</b>
        {detail && <span>{detail}</span>}
        {state !== 'done' && !hasContact && <span>{takeCode}</span>}
      </p>
      {ask && hasContact && (
        <ContactLink
          code={code}
          said={ask.said}
          className={buttonVariants({ variant: isLoud ? 'default' : 'outline' })}
        >
          {() => ask.label}
        </ContactLink>
      )}
    </div>
  ))
}
