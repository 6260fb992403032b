'use client'

import { serverNow } from '@/lib/browser/server-clock'
import './receipt.css'

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
import { classNames } from '@/lib/utils'
import { noteSeen, withSaidPayment } from '@/stores/checkout/note-orders'
import { useSettings } from '@/stores/storefront-provider'
import { AgreeFreight, AskWhy, ChangeOrder, detail, SayAddress, TalkToMarket } from './market-contact'
import { isSettled, OrderBalance, PaymentLine, useMoney } from './order-balance'
import { OrderSteps } from './order-steps'
import { ChooseOthers, Fold, namesOf, OrderTotal, ReceiptContents } from './receipt-contents'
import { Replacements } from './replacements'
import { useAnswers } from './use-answers'

const { orders: copy } = profileCopy

/** A till receipt; its torn edge is drawn by `receipt.css`. */
export const paper = 'receipt scroll-mt-24 rounded-t-md border border-b-0 bg-card px-3.5 xs:px-4.5'
/** Stands below how many they are; the lines themselves say it better. */
export const names = 'block truncate text-md text-muted-foreground group-open:hidden'

const tones = {
  plain: '',
  settled: 'rounded-md bg-muted p-3',
  nothing: 'rounded-md bg-accent p-3 text-accent-foreground',
  cancelled: 'rounded-md border border-destructive bg-destructive/8 p-3',
}

type Props = {
  readonly order: PastOrder
  readonly named: OrderName
  /** Heading level of the status. */
  readonly Heading: 'h1' | 'h2' | 'h3'
  /** Payment line, shown until picking starts. */
  readonly payment?: string | false
  /** Delivery place, if known. */
  readonly place?: string | null
  /** Folds lines behind a summary. */
  readonly fold?: 'open' | 'closed'
  readonly isSent?: boolean
  readonly action?: ReactNode
  /** Puts the same products into the cart. */
  readonly again?: ReactNode
  readonly children?: ReactNode
}

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
  // Money returned: no longer alarming.
  const isNone = nothing !== null || fulfillment === 'cancelled'
  const isWrong = isNone && !isSettled(balance)
  const tone = isNone && !isWrong ? 'settled' : nothing ? 'nothing' : isNone ? 'cancelled' : 'plain'
  const title =
    nothing ??
    progress ??
    (['arrived', isUnsent && 'opened'].includes(order.state) && (!isUnsent || isUnderWay(order, now))
      ? stateText(order, isByMessage, isSent)
      : null)
  const { deliveryWindow, ...others }: Partial<ImpersonalDetails> = order.details ?? {}
  const isComing = !nothing && (isRunning(order, now) || deliveryWindow)
  // Unsent messages show the requested window only.
  const arrival = (isUnsent ? deliveryWindow : isComing)
    ? whenText({ ...order, window: deliveryWindow, isByMessage }, now)
    : null
  // The title says when it left.
  const when = arrival !== null && arrival === leftText(order, now) ? hourUnsaid : arrival
  // The message order's page shows its Pix.
  const isItsPage = 'token' in named
  // Its page offers sending until the market starts.
  const isToSend = isItsPage ? Boolean(action) : isUnsent && isUnderWay(order, now)
  const isSending = fulfillment === 'waiting' && order.state !== 'unknown' && isToSend
  const given = {
    ...(when === null && { deliveryWindow }),
    ...others,
    ...((isItsPage || paying || (order.pixDue && action)) && { payment: null }),
    ...(isOver(fulfillment) && { changeFor: null }),
    // Shown with the delivery there.
    ...((isItsPage || isNone || isOver(fulfillment)) && { substitution: null }),
  }
  useEffect(() => noteSeen(known), [known])
  const mustPay = isPixAsked(withSaidPayment(known))
  const next = nothing ? nothingNext(order.pickup) : nextText(order, mustPay)
  const said = progress ? next : payment
  const open = countOpenOffers(order)
  const [hasAsked, noteAsked] = useState(false)
  if (open > 0 && !hasAsked) noteAsked(true)
  // In lists, earlier answers appear at the lines.
  const isAnswered = fold !== undefined && open === 0 && !hasAsked
  // An unsent answer may change the amount.
  const isDue = Boolean(action) && isPixAsked(known)
  const asked = <Replacements key="asked" answers={answers} />
  const due = isDue && (
    <div key="due" className="mt-3 w-full">
      {action}
    </div>
  )
  // Answers appear at their question.
  const changed = became.filter((line) => line?.state !== 'refused')
  // Open or settled balances are shown above.
  const isAbove = order.settled?.paid !== null && balance.length > 0
  const settled = isBagOpen(fulfillment) || isAbove ? null : order.settled
  const changes = changesText(changed, settled, fulfillment === 'delivered')
  return (
    <article
      className={`${paper} grid h-full grid-rows-[auto_1fr_auto] gap-3 pt-4 pb-7`}
      id={code}
      tabIndex={-1}
      aria-label={copy.code(code)}
    >
      <div
        className={classNames('flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5', tones[tone])}
        data-slot="receipt-head"
        data-wrong={isWrong ? tone : undefined}
      >
        <Heading
          className={classNames(
            'wrap-anywhere w-full text-xl leading-tight',
            fulfillment === 'cancelled' && isWrong && 'text-destructive',
          )}
          aria-live="polite"
        >
          {title ?? copy.code(code)}
        </Heading>
        {when && <p className="w-full text-pretty font-bold text-lg leading-tight">{when}</p>}
        <p className={`wrap-anywhere ${detail}`}>
          {title && (
            <>
              <span className="inline-block">{copy.code(code)}</span>
              {' · '}
            </>
          )}
          <time dateTime={placedAt}>{momentText(Date.parse(placedAt), now)}</time>
        </p>
        {/* Visible in the question itself. */}
        <p className="sr-only" aria-live="polite">
          {open > 0 && replacementCopy.wanted(open)}
        </p>
        <AskWhy {...order} />
        {!isUnsent && !isItsPage && isUnderWay(order, now) && <SayAddress {...order} />}
        {said && open === 0 && <p className={detail}>{said}</p>}
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
          {/* Questions come first; settled ones after the payment. */}
          {(steps) => (open > 0 ? [asked, steps, due] : isAnswered ? [steps, due] : [steps, due, asked])}
        </OrderSteps>
        {order.pickup !== null && <p className={detail}>{pickupName(order.pickup)}</p>}
        {order.pickup === null && place && fulfillment !== 'cancelled' && !nothing && (
          <p className={detail}>{placedText(place, order)}</p>
        )}
        {place &&
          !isByMessage &&
          !nothing &&
          isUnderWay(order, now) &&
          mayPick(fulfillment) &&
          isToArrange(place, order) && <AgreeFreight code={code} />}
        <PaymentLine payment={nothing || (isItsPage && paying?.means === 'pix') ? null : paying} />
        {orderDetailTexts(given, 'receipt').map((text) => (
          <p key={text} className={detail}>
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
        <Fold
          className="group"
          open={fold === 'open'}
          summary={
            <>
              <span className="min-w-0 flex-1 truncate">
                {itemCount(order.lines.length)} <small className={names}>{namesOf(order.lines)}</small>
              </span>
              <b
                className={classNames(
                  'text-right leading-tight group-open:hidden',
                  fulfillment === 'cancelled' && 'text-muted-foreground',
                )}
              >
                <OrderTotal order={order} />
              </b>
            </>
          }
        >
          {isAnswered && asked}
          <ReceiptContents order={order} place={place} />
        </Fold>
      ) : (
        <ReceiptContents order={order} place={place} />
      )}
      <div className="grid content-start gap-3">
        {children}
        <div className="flex flex-wrap gap-2.5 empty:hidden *:data-[slot=button]:flex-1">
          {again}
          {fulfillment === 'delivered' && <TalkToMarket {...order} />}
        </div>
      </div>
    </article>
  )
}
