'use client'

import { serverNow } from '@/lib/browser/server-clock'
import './receipt.css'
import './receipt-fold.css'

import { type ReactNode, useEffect, useState } from 'react'
import type { OrderName } from '@/lib/browser/post-answer'
import { isToArrange, placedText } from '@/lib/copy/delivery'
import { hourUnsaid, leftText, momentText, whenText } from '@/lib/copy/order-arrival'
import { changesText } from '@/lib/copy/order-changes'
import { orderDetailTexts } from '@/lib/copy/order-fields'
import {
  lineOutcome,
  nextText,
  nothingNext,
  nothingTitle,
  orderProgress,
  pickedText,
  stateText,
} from '@/lib/copy/order-progress'
import { profileCopy } from '@/lib/copy/profile'
import { replacementCopy } from '@/lib/copy/replacement-answer'
import { itemCount } from '@/lib/copy/wording'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { isBagOpen, mayPick } from '@/lib/domain/fulfillment'
import type { ImpersonalDetails } from '@/lib/domain/order-fields'
import { countOpenOffers, isOver, isRunning, isUnderWay, type PastOrder } from '@/lib/domain/past-order'
import { pickupName } from '@/lib/domain/pickup'
import { isPixAsked } from '@/lib/domain/pix-due'
import { noteSeen, withSaidPayment } from '@/stores/checkout/note-orders'
import { useSettings } from '@/stores/storefront-provider'
import { AgreeFreight, AskWhy, ChangeOrder, SayAddress, TalkToMarket } from './market-contact'
import { isSettled, OrderBalance, PaymentLine, useMoney } from './order-balance'
import { OrderSteps } from './order-steps'
import { ChooseOthers, namesOf, OrderTotal, ReceiptContents } from './receipt-contents'
import { Replacements } from './replacements'
import { useAnswers } from './use-answers'

const { orders: copy } = profileCopy

type Props = {
  readonly order: PastOrder
  readonly named: OrderName
  /** Of how far it is: its code is to be found below that. */
  readonly Heading: 'h1' | 'h2' | 'h3'
  /** What is known of its payment, in words, if it is more than that it is still to be confirmed; said until the market has begun. */
  readonly payment?: string | false
  /** Where it goes, as far as that is known here. */
  readonly place?: string | null
  /** One among others: its lines fold away behind what it was and came to. */
  readonly fold?: 'open' | 'closed'
  /** Whether its shopper has said here that its message was sent. */
  readonly isSent?: boolean
  /** What is to be done with it, above its lines. */
  readonly action?: ReactNode
  /** Buys it again. */
  readonly again?: ReactNode
  readonly children?: ReactNode
}

/** An order as its till receipt: what, how many, and for how much. */
export function ReceiptPaper({
  order: known,
  named,
  Heading,
  payment,
  place,
  fold,
  isSent,
  action,
  again,
  children,
}: Props) {
  const answers = useAnswers(known, named)
  const { order } = answers
  const { code, placedAt, fulfillment, lines } = order
  const became = lines.map((line) => lineOutcome(line, fulfillment))
  const now = serverNow()
  const progress = orderProgress(order, now)
  const isByMessage = isOrderedByMessage(useSettings().checkoutHosts)
  const isUnsent = isByMessage && fulfillment === 'waiting' && !isSent
  const nothing = nothingTitle(order)
  const { balance, payment: paying } = useMoney(order)
  // Once the money is back there is nothing to be alarmed about.
  const isNone = nothing !== null || fulfillment === 'cancelled'
  const isWrong = isNone && !isSettled(balance)
  const title =
    nothing ??
    progress ??
    (['arrived', isUnsent && 'opened'].includes(order.state) && (!isUnsent || isUnderWay(order, now))
      ? stateText(order, isByMessage, isSent)
      : null)
  const { deliveryWindow, ...others }: Partial<ImpersonalDetails> = order.details ?? {}
  const isComing = !nothing && (isRunning(order, now) || deliveryWindow)
  // Of a message that may not have been sent, only what it asks for.
  const arrival = (isUnsent ? deliveryWindow : isComing)
    ? whenText({ ...order, window: deliveryWindow, isByMessage }, now)
    : null
  // When it left, its title says.
  const when = arrival !== null && arrival === leftText(order, now) ? hourUnsaid : arrival
  // The page of an order by message has a Pix where it is paid.
  const isItsPage = 'token' in named
  // A message is the way to the market, which its page has until that begins.
  const isToSend = isItsPage ? Boolean(action) : isUnsent && isUnderWay(order, now)
  const isSending = fulfillment === 'waiting' && order.state !== 'unknown' && isToSend
  const given = {
    ...(when === null && { deliveryWindow }),
    ...others,
    ...((isItsPage || paying || (order.pixDue && action)) && { payment: null }),
    ...(isOver(fulfillment) && { changeFor: null }),
    // Its page has it among where it goes.
    ...((isItsPage || isNone || isOver(fulfillment)) && { substitution: null }),
  }
  useEffect(() => noteSeen(known), [known])
  const mustPay = isPixAsked(withSaidPayment(known))
  const next = nothing ? nothingNext(order.pickup) : nextText(order, mustPay)
  const said = progress ? next : payment
  const open = countOpenOffers(order)
  const [hasAsked, noteAsked] = useState(false)
  if (open > 0 && !hasAsked) noteAsked(true)
  // Among other orders, what was answered before is with the lines.
  const isAnswered = fold !== undefined && open === 0 && !hasAsked
  // An answer that the market does not have yet may change what is to be paid.
  const isDue = Boolean(action) && isPixAsked(known)
  const asked = <Replacements key="asked" answers={answers} />
  const due = isDue && (
    <div key="due" className="mt-3 w-full">
      {action}
    </div>
  )
  // Its answer stands at its question, as long as that is shown.
  const changed = became.filter((line) => line?.state !== 'refused')
  // What is open of it, or was settled, stands above.
  const isAbove = order.settled?.paid !== null && balance.length > 0
  const settled = isBagOpen(fulfillment) || isAbove ? null : order.settled
  const changes = changesText(changed, settled, fulfillment === 'delivered')
  return (
    <article className="receipt" id={code} tabIndex={-1} aria-label={copy.code(code)}>
      <div
        className="receipt-head"
        data-state={isNone && !isWrong ? 'settled' : nothing ? 'nothing' : fulfillment}
      >
        <Heading className="receipt-state" aria-live="polite">
          {title ?? copy.code(code)}
        </Heading>
        {when && <p className="receipt-bold w-full">{when}</p>}
        <p className="receipt-detail receipt-code">
          {title && <span>{copy.code(code)}</span>}
          <time dateTime={placedAt}>{momentText(Date.parse(placedAt), now)}</time>
        </p>
        {/* To be seen in the question itself. */}
        <p className="sr-only" aria-live="polite">
          {open > 0 && replacementCopy.wanted(open)}
        </p>
        <AskWhy {...order} />
        {!isUnsent && !isItsPage && isUnderWay(order, now) && <SayAddress {...order} />}
        {said && open === 0 && <p className="receipt-detail w-full">{said}</p>}
        <div className="w-full empty:hidden" aria-live="polite">
          <OrderBalance {...{ order, balance, isWrong }} />
        </div>
        <OrderSteps
          fulfillment={nothing ? 'cancelled' : fulfillment}
          isReceived={order.isReceived && !isUnsent}
          isByMessage={isByMessage}
          isSent={isSent}
          isPickup={order.pickup !== null}
          times={order.stepTimes}
          picked={pickedText(order)}
          changes={open > 0 ? null : changes}
        >
          {/* What is asked stands above all that is only to be read, and what is settled below what has to be paid. */}
          {(steps) => (open > 0 ? [asked, steps, due] : isAnswered ? [steps, due] : [steps, due, asked])}
        </OrderSteps>
        {order.pickup !== null && <p className="receipt-detail w-full">{pickupName(order.pickup)}</p>}
        {order.pickup === null && place && fulfillment !== 'cancelled' && !nothing && (
          <p className="receipt-detail receipt-where w-full">{placedText(place, order)}</p>
        )}
        {place &&
          !isByMessage &&
          !nothing &&
          isUnderWay(order, now) &&
          mayPick(fulfillment) &&
          isToArrange(place, order) && <AgreeFreight code={code} />}
        <PaymentLine payment={nothing || (isItsPage && paying?.means === 'pix') ? null : paying} />
        {orderDetailTexts(given, 'receipt').map((text) => (
          <p key={text} className="receipt-detail w-full">
            {text}
          </p>
        ))}
        {action && !isDue && <div className="mt-3 w-full">{action}</div>}
        {fulfillment !== 'delivered' && !isSending && !(isWrong && balance.some(({ ask }) => ask)) && (
          <TalkToMarket {...order} isUrgent={isWrong} />
        )}
        {nothing && <ChooseOthers />}
        {!isUnsent && !nothing && <ChangeOrder {...order} />}
      </div>
      {fold ? (
        <details className="receipt-fold" open={fold === 'open'}>
          <summary>
            <span>
              {itemCount(order.lines.length)} <small className="receipt-names">{namesOf(order.lines)}</small>
            </span>
            <b className={fulfillment === 'cancelled' ? 'receipt-quiet' : undefined}>
              <OrderTotal order={order} />
            </b>
          </summary>
          {isAnswered && asked}
          <ReceiptContents order={order} place={place} />
        </details>
      ) : (
        <ReceiptContents order={order} place={place} />
      )}
      <div className="receipt-foot">
        {children}
        <div className="receipt-ways empty:hidden">
          {again}
          {fulfillment === 'delivered' && <TalkToMarket {...order} />}
        </div>
      </div>
    </article>
  )
}
