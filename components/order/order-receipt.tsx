'use client'

import './receipt.css'

import { type ReactNode, useEffect, useState } from 'react'
import { useAnswers } from '@/components/profile/use-answers'
import type { OrderName } from '@/lib/browser/post-answer'
import { isToArrange, placedText } from '@/lib/copy/delivery'
import { orderDetailTexts } from '@/lib/copy/order-fields'
import { replacementCopy } from '@/lib/copy/replacement-answer'
import { itemCount } from '@/lib/copy/wording'
import { mayPick } from '@/lib/domain/fulfillment'
import type { ImpersonalDetails } from '@/lib/domain/order-fields'
import { isOver, isUnderWay, type PastOrder } from '@/lib/domain/past-order'
import { pickupName } from '@/lib/domain/pickup'
import { isPixAsked } from '@/lib/domain/pix-due'
import { classNames } from '@/lib/utils'
import { noteSeen } from '@/stores/checkout/note-orders'
import { AgreeFreight, AskWhy, ChangeOrder, detail, SayAddress, TalkToMarket } from './market-contact'
import { OrderBalance, PaymentLine } from './order-balance'
import { OrderSteps } from './order-steps'
import { ChooseOthers, Fold, namesOf, OrderTotal, ReceiptContents } from './receipt-contents'
import { Replacements } from './replacements'
import { useOrderView } from './use-order-view'

/** A till receipt; its torn edge is drawn by `receipt.css`. */
export const paper = 'receipt scroll-mt-24 rounded-t-md border border-b-0 bg-card px-3.5 xs:px-4.5'
/** Stands below how many they are; the lines themselves say it better. */
const names = 'block truncate text-md text-muted-foreground group-open:hidden'

const tones = {
  plain: '',
  settled: 'rounded-md bg-muted p-3',
  empty: 'rounded-md bg-accent p-3 text-accent-foreground',
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
  isSent = false,
  action,
  again,
  children,
}: Props) {
  const answers = useAnswers(known, named)
  const { order } = answers
  const { code, placedAt, fulfillment } = order
  const view = useOrderView(known, { isSent, place: place ?? null })
  const { stage, title, when, openOffers, tone, isWrong, context } = view
  const { balance, payment: paying } = view.money
  const { isByMessage, now } = context
  const isUnsent = stage === 'to-send' || stage === 'opened'
  const isEmpty = stage === 'empty'
  // The message order's page shows its Pix.
  const isItsPage = 'token' in named
  // Its page offers sending until the market starts.
  const isToSend = isItsPage ? Boolean(action) : isUnsent && isUnderWay(order, now)
  const isSending = fulfillment === 'waiting' && order.state !== 'unknown' && isToSend
  const { deliveryWindow, ...others }: Partial<ImpersonalDetails> = order.details ?? {}
  const given = {
    ...(when === null && { deliveryWindow }),
    ...others,
    ...((isItsPage || paying || (order.pixDue && action)) && { payment: null }),
    ...(isOver(fulfillment) && { changeFor: null }),
    // Shown with the delivery there.
    ...((isItsPage || isEmpty || isOver(fulfillment)) && { substitution: null }),
  }
  useEffect(() => noteSeen(known), [known])
  const said = fulfillment === 'waiting' ? payment : view.next
  const [hasAsked, noteAsked] = useState(false)
  if (openOffers > 0 && !hasAsked) noteAsked(true)
  // In lists, earlier answers appear at the lines.
  const isAnswered = fold !== undefined && openOffers === 0 && !hasAsked
  // An unsent answer may change the amount.
  const isDue = Boolean(action) && isPixAsked(known)
  const asked = <Replacements key="asked" answers={answers} />
  const due = isDue && (
    <div key="due" className="mt-3 w-full">
      {action}
    </div>
  )
  const isTaken = mayPick(fulfillment) && !isEmpty && isUnderWay(order, now)
  return (
    <article
      className={`${paper} grid h-full grid-cols-1 grid-rows-[auto_1fr_auto] gap-3 pt-4 pb-7`}
      id={code}
      tabIndex={-1}
      aria-label={view.name}
    >
      <div
        className={classNames('flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5', tones[tone])}
        data-slot="receipt-head"
        data-wrong={isWrong ? tone : undefined}
      >
        <Heading
          className={classNames(
            'wrap-anywhere w-full text-xl leading-tight',
            tone === 'cancelled' && 'text-destructive',
          )}
          aria-live="polite"
        >
          {title}
        </Heading>
        {when && <p className="w-full text-pretty font-bold text-lg leading-tight">{when}</p>}
        <p className={`wrap-anywhere ${detail}`}>
          {title !== view.name && (
            <>
              <span className="inline-block">{view.name}</span>
              {' · '}
            </>
          )}
          <time dateTime={placedAt}>{view.placed}</time>
        </p>
        {/* Visible in the question itself. */}
        <p className="sr-only" aria-live="polite">
          {openOffers > 0 && replacementCopy.wanted(openOffers)}
        </p>
        <AskWhy {...order} />
        {!isUnsent && !isItsPage && isUnderWay(order, now) && <SayAddress {...order} />}
        {said && openOffers === 0 && <p className={detail}>{said}</p>}
        <div className="w-full empty:hidden" aria-live="polite">
          <OrderBalance {...{ order, balance, isWrong }} />
        </div>
        <OrderSteps view={view}>
          {/* Questions come first; settled ones after the payment. */}
          {(steps) =>
            openOffers > 0 ? [asked, steps, due] : isAnswered ? [steps, due] : [steps, due, asked]
          }
        </OrderSteps>
        {order.pickup !== null && <p className={detail}>{pickupName(order.pickup)}</p>}
        {order.pickup === null && place && fulfillment !== 'cancelled' && !isEmpty && (
          <p className={detail}>{placedText(place, order)}</p>
        )}
        {place && !isByMessage && isTaken && isToArrange(place, order) && <AgreeFreight code={code} />}
        <PaymentLine payment={isEmpty || (isItsPage && paying?.means === 'pix') ? null : paying} />
        {orderDetailTexts(given, 'receipt').map((text) => (
          <p key={text} className={detail}>
            {text}
          </p>
        ))}
        {action && !isDue && <div className="mt-3 w-full">{action}</div>}
        {fulfillment !== 'delivered' && !isSending && !(isWrong && balance.some(({ ask }) => ask)) && (
          <TalkToMarket {...order} isUrgent={isWrong} />
        )}
        {isEmpty && <ChooseOthers />}
        {!isUnsent && !isEmpty && <ChangeOrder {...order} />}
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
                <OrderTotal {...view.sums} />
              </b>
            </>
          }
        >
          {isAnswered && asked}
          <ReceiptContents view={view} order={order} />
        </Fold>
      ) : (
        <ReceiptContents view={view} order={order} />
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
