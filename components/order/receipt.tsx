'use client'

import { useContext, useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { serverNow } from '@/lib/browser/server-clock'
import { formatMoney } from '@/lib/copy/money'
import { pagesCopy } from '@/lib/copy/pages'
import { profileCopy } from '@/lib/copy/profile'
import { placedOrderCopy } from '@/lib/copy/purchases'
import { mayChangeText, settlementCopy } from '@/lib/copy/settlement'
import { whatsappOrderCopy } from '@/lib/copy/whatsapp-order'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { isRunning, isUnderWay, type PastOrder } from '@/lib/domain/past-order'
import type { PixDue } from '@/lib/domain/payment'
import { noteSaid, withSaidPayment } from '@/stores/checkout/note-orders'
import { cityOfOrder, placedOrderOf, readOrderKeys } from '@/stores/checkout/placed-orders'
import { useSettings } from '@/stores/storefront-provider'
import { AgainToday } from './bought'
import { BuyAgain } from './buy-again'
import { detail, MarketContact } from './market-contact'
import { ReceiptPaper } from './order-receipt'

const { orders: copy } = profileCopy
const { pix: pixCopy } = whatsappOrderCopy
const { message } = placedOrderCopy

type Props = {
  readonly order: PastOrder
  readonly fold: 'open' | 'closed'
}

export function Receipt({ order: known, fold }: Props) {
  const order = withSaidPayment(known)
  const isBegun = order.fulfillment !== 'waiting' || order.isReceived
  const now = serverNow()
  const isWithMarket = isBegun && isUnderWay(order, now)
  // Problems come first.
  const isForContact = Boolean(useContext(MarketContact)) && order.fulfillment === 'cancelled'
  const named = { code: order.code, keys: readOrderKeys() }
  const isByMessage = isOrderedByMessage(useSettings().checkoutHosts)
  // Payment state appears with the total.
  const state = isByMessage
    ? copy.messageStates[order.state]
    : order.state !== 'arrived' && copy.states[order.state]
  // Stays open when it ends while viewed.
  const [wasOpen] = useState(fold === 'open')
  const [isSent, setSent] = useState(() => placedOrderOf(order.code).isSent)
  // Unsent: buying again would duplicate it.
  const unsentPath = isUnderWay(order, now) && order.unsentPath
  function sayItWasSent() {
    noteSaid(order.code, { isSent: true })
    setSent(true)
  }
  return (
    <ReceiptPaper
      order={order}
      named={named}
      Heading="h3"
      payment={
        unsentPath && (isSent || order.state === 'arrived') ? message[isSent ? 'sent' : 'opened'] : state
      }
      place={cityOfOrder(order.code)}
      fold={wasOpen ? 'open' : fold}
      isSent={isSent}
      action={
        (order.pixDue && <PayPix order={order} {...order.pixDue} />) ||
        (unsentPath && !isSent && <SendMessage path={unsentPath} onSaid={sayItWasSent} />)
      }
      again={
        !isWithMarket &&
        !unsentPath && (
          <AgainToday order={order}>
            <BuyAgain
              order={order}
              variant={isRunning(order, now) ? 'ghost' : isForContact ? 'outline' : 'secondary'}
            />
          </AgainToday>
        )
      }
    />
  )
}

/**
 * Links to the payment page with a full load, as it has its own script. Quiet while the amount may change;
 * hidden once said to be paid.
 */
function PayPix({ amount, path, receiver, saidPaid, order }: PixDue & Pick<Props, 'order'>) {
  const isSaid = typeof saidPaid === 'number'
  const note = isSaid ? null : mayChangeText(order)
  const variant = note === null && !isSaid ? 'default' : 'outline'
  return (
    <>
      <a href={path} className={buttonVariants({ variant, className: 'w-full' })}>
        {isSaid ? pixCopy.see : settlementCopy.payByPix(formatMoney(amount))}
      </a>
      {receiver && !isSaid && (
        <p className={`mt-2 ${detail}`}>
          {pixCopy.receiver} <b>{receiver}</b>
        </p>
      )}
      {note && <p className={`mt-2 ${detail}`}>{note}</p>}
    </>
  )
}

type SendProps = { readonly path: string; readonly onSaid: () => void }

/** Links to the page for sending; only the shopper knows whether it was sent. */
function SendMessage({ path, onSaid }: SendProps) {
  return (
    <div className="grid gap-2">
      <a href={path} className={buttonVariants({ className: 'w-full' })}>
        {pagesCopy.ordered.send}
      </a>
      <Button variant="outline" onClick={onSaid}>
        {message.sayItWasSent}
      </Button>
    </div>
  )
}
