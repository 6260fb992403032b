'use client'

import { useContext } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { formatMoney } from '@/lib/copy/money'
import { profileCopy } from '@/lib/copy/profile'
import { placedOrderCopy } from '@/lib/copy/purchases'
import { mayChangeText, settlementCopy } from '@/lib/copy/settlement'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { isUnderWay, type PastOrder, type PixDue } from '@/lib/domain/past-order'
import { cityOfOrder } from '@/stores/checkout/placed-orders'
import { readOrderKeys } from '@/stores/checkout/stored-attempts'
import { useSettings } from '@/stores/storefront-provider'
import { BuyAgain } from './buy-again'
import { MarketContact, SayCode } from './market-contact'
import { ReceiptPaper } from './receipt-paper'

const { orders: copy } = profileCopy

type Props = {
  readonly order: PastOrder
  readonly fold: 'open' | 'closed'
  readonly isBrief: boolean
}

/** One past order, and the way to buy it again. */
export function Receipt({ order, fold, isBrief }: Props) {
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
      isBrief={isBrief}
      action={order.pixDue && <PayPix note={mayChangeText(order)} {...order.pixDue} />}
    >
      {!isBrief && <WhereAndWhom order={order} />}
      {!isWithMarket && <BuyAgain order={order} variant={isForContact ? 'outline' : 'secondary'} />}
    </ReceiptPaper>
  )
}

/** To the page where it is paid: a load of a whole page, which has a script of its own. Quiet while the amount may change. */
function PayPix({ amount, path, note }: PixDue & { readonly note: string | null }) {
  const variant = note === null ? 'default' : 'outline'
  return (
    <>
      <a href={path} className={buttonVariants({ variant, className: 'w-full' })}>
        {settlementCopy.payByPix(formatMoney(amount))}
      </a>
      {note && <p className="receipt-detail mt-2">{note}</p>}
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
