'use client'

import './receipt.css'

import { cva } from 'class-variance-authority'
import { Check } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { arrangedCopy } from '@/lib/copy/beyond-limits'
import { isToArrange, placedText } from '@/lib/copy/delivery'
import { orderDetailTexts } from '@/lib/copy/order-fields'
import { type BalanceText, stageTexts, takeCode } from '@/lib/copy/order-texts'
import { profileCopy } from '@/lib/copy/profile'
import { placedOrderCopy } from '@/lib/copy/purchases'
import { replacementCopy } from '@/lib/copy/replacement-answer'
import { itemCount } from '@/lib/copy/wording'
import { mayPick } from '@/lib/domain/fulfillment'
import { isOver, isUnderWay, type PastOrder } from '@/lib/domain/past-order'
import { paths } from '@/lib/domain/paths'
import { pickupName } from '@/lib/domain/pickup'
import { isPixAsked } from '@/lib/domain/pix-due'
import { cn } from '@/lib/utils'
import { noteSeen } from '@/stores/checkout/note-orders'
import { ContactLink, detail, MarketContact, TalkToMarket } from './market-contact'
import { Fold, nameLines, OrderLines, OrderTotal } from './order-lines'
import type { PaymentText } from './order-money'
import { type OrderView, stepsText } from './order-view'
import { Replacements } from './replacements'
import { useAnswers } from './use-answers'
import { useOrderView } from './use-order-view'

const { orders: copy } = profileCopy

type Props = {
  readonly order: PastOrder
  /** On /success, on the page of an order by message, or in a list: open, folded, or one row. */
  readonly variant: 'placed' | 'page' | 'open' | 'folded' | 'row'
  /** Names it to the server on a device that has only its address. */
  readonly token?: string
  /** Heading level of the status. */
  readonly Heading?: 'h1' | 'h2' | 'h3'
  /** Payment line, shown until picking starts. */
  readonly payment?: string | false
  /** Delivery place, if known. */
  readonly place?: string | null
  readonly isSent?: boolean
  readonly action?: ReactNode
  /** Puts the same products into the cart. */
  readonly again?: ReactNode
  readonly children?: ReactNode
}

/** A till receipt; its torn edge is drawn by `receipt.css`. */
const paper = 'receipt scroll-mt-24 rounded-t-md border border-b-0 bg-card px-3.5 xs:px-4.5'

/** Shows an order in full, or as a row that unfolds. */
export function OrderReceipt(props: Props) {
  const { order } = props
  useEffect(() => noteSeen(order), [order])
  return props.variant === 'row' ? <Row {...props} /> : <Paper {...props} />
}

const tones = {
  plain: '',
  settled: 'rounded-md bg-muted p-3',
  empty: 'rounded-md bg-accent p-3 text-accent-foreground',
  cancelled: 'rounded-md border border-destructive bg-destructive/8 p-3',
}

function Paper({ order: known, variant, Heading = 'h3', place = null, isSent = false, ...props }: Props) {
  const { token, action } = props
  const answers = useAnswers(known, token)
  const { order } = answers
  const { code, fulfillment, pickup, state } = order
  const view = useOrderView(known, { isSent, place })
  const { stage, title, when, openOffers, tone, isWrong } = view
  const { balance, payment } = view.money
  const { isByMessage, now } = view.context
  const isUnsent = stage === 'to-send' || stage === 'opened'
  const isEmpty = stage === 'empty'
  const isPage = variant === 'page'
  const isListed = variant === 'open' || variant === 'folded'
  const isThere = isOver(fulfillment)
  const isFollowed = isUnderWay(order, now)
  // Its page offers sending until the market starts.
  const isToSend = isPage ? Boolean(action) : isUnsent && isFollowed
  const isSending = fulfillment === 'waiting' && state !== 'unknown' && isToSend
  // An unsent answer may change the amount.
  const isDue = Boolean(action) && isPixAsked(known)
  const [hasAsked, noteAsked] = useState(false)
  if (openOffers > 0 && !hasAsked) noteAsked(true)
  // In lists, earlier answers appear at the lines.
  const isAnswered = isListed && openOffers === 0 && !hasAsked
  const said = openOffers === 0 && (fulfillment === 'waiting' ? props.payment : view.next)
  const asked = <Replacements key="asked" answers={answers} />
  const due = isDue && (
    <div key="due" className="mt-3 w-full">
      {action}
    </div>
  )
  const steps = (said || view.steps.length > 0) && (
    <div key="steps">
      {view.steps.length > 0 && <Steps {...view} />}
      {said && <p className={`mt-1 ${detail}`}>{said}</p>}
    </div>
  )
  const lines = <OrderLines view={view} order={order} />
  return (
    <article
      className={`${paper} grid h-full grid-cols-1 grid-rows-[auto_1fr_auto] gap-3 pt-4 pb-7`}
      id={code}
      tabIndex={-1}
      aria-label={view.name}
    >
      <div
        className={cn('flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5', tones[tone])}
        data-slot="receipt-head"
        data-wrong={isWrong ? tone : undefined}
      >
        <Heading
          className={cn(
            'wrap-anywhere w-full text-balance font-extrabold text-xl leading-tight',
            tone === 'cancelled' && 'text-destructive',
          )}
          aria-live="polite"
        >
          {keepDots(title)}
        </Heading>
        {when && <p className="w-full text-pretty font-bold text-lg leading-tight">{when}</p>}
        {pickup !== null && <p className="w-full text-pretty font-semibold">{pickupName(pickup)}</p>}
        <p className={`wrap-anywhere ${detail}`}>
          {title !== view.name && (
            <>
              <span className="inline-block">{view.name}</span>
              {' · '}
            </>
          )}
          <time dateTime={order.placedAt}>{view.placed}</time>
        </p>
        {/* Visible in the question itself. */}
        <p className="sr-only" aria-live="polite">
          {openOffers > 0 && replacementCopy.wanted(openOffers)}
        </p>
        {fulfillment === 'cancelled' && (
          <div className={detail}>
            {placedOrderCopy.noReason}
            <ContactLink code={code} said={placedOrderCopy.askWhySaid}>
              {placedOrderCopy.askWhy}
            </ContactLink>
          </div>
        )}
        <div className="w-full empty:hidden" aria-live="polite">
          <Balance {...{ order, balance, isWrong }} />
        </div>
        <div className="mt-2.5 w-full empty:hidden">
          {/* Questions come first; settled ones after the payment. */}
          {openOffers > 0 ? [asked, steps, due] : isAnswered ? [steps, due] : [steps, due, asked]}
        </div>
        {pickup === null && place && fulfillment !== 'cancelled' && !isEmpty && (
          <>
            <p className={detail}>{keepDots(placedText(place, order))}</p>
            {!isByMessage && mayPick(fulfillment) && isFollowed && isToArrange(place, order) && (
              <div className="w-full">
                <p className={detail}>{arrangedCopy.followed}</p>
                <ContactLink code={code} message={arrangedCopy.agreeSaid(code)}>
                  {arrangedCopy.agree}
                </ContactLink>
              </div>
            )}
          </>
        )}
        {/* The page of an order shows its Pix. */}
        <PaymentLine payment={isEmpty || (isPage && payment?.means === 'pix') ? null : payment} />
        <Details
          given={{
            ...order.details,
            ...((when !== null || isThere || isEmpty) && { deliveryWindow: null }),
            ...((isPage || payment || (order.pixDue && action)) && { payment: null }),
            ...((isThere || isEmpty) && { changeFor: null }),
            // Shown with the delivery there.
            ...((isPage || isEmpty || isThere) && { substitution: null }),
          }}
        />
        {action && !isDue && <div className="mt-3 w-full">{action}</div>}
        {isWrong && !balance.some(({ ask }) => ask) && <TalkToMarket {...order} isUrgent />}
        {isEmpty && (
          <>
            <Link
              href={paths.store}
              className={buttonVariants({ variant: 'outline', className: 'mt-3 w-full' })}
            >
              {copy.chooseOthers}
            </Link>
            <p className={`mt-2 ${detail}`}>{copy.othersAreNew}</p>
          </>
        )}
      </div>
      {isListed ? (
        <Fold
          className="group"
          open={variant === 'open'}
          summary={
            <>
              <span className="min-w-0 flex-1 truncate">
                {itemCount(order.lines.length)}{' '}
                <small className="block truncate text-md text-muted-foreground group-open:hidden">
                  {nameLines(order.lines)}
                </small>
              </span>
              <b
                className={cn(
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
          {lines}
        </Fold>
      ) : (
        lines
      )}
      <div className="grid content-start gap-3">
        {props.children}
        <div className="flex flex-wrap gap-2.5 empty:hidden *:data-[slot=button]:flex-1">
          {props.again}
          {fulfillment === 'delivered' && <TalkToMarket {...order} />}
        </div>
        {!isWrong && fulfillment !== 'delivered' && !isSending && <TalkToMarket {...order} />}
        {!isUnsent &&
          !isEmpty &&
          mayPick(fulfillment) &&
          (state === 'arrived' || fulfillment !== 'waiting') && (
            <ContactLink code={code} message={placedOrderCopy.changeSaid(code)}>
              {placedOrderCopy.change}
            </ContactLink>
          )}
      </div>
    </article>
  )
}

function Row({ order, again }: Props) {
  const view = useOrderView(order)
  const { balance, isSettled, payment } = view.money
  const isCancelled = order.fulfillment === 'cancelled'
  const isAlarm = isCancelled && !isSettled
  const states = copy.states[view.context.isByMessage ? 'message' : 'payment']
  return (
    <article className={`${paper} pt-2.5 pb-5`} id={order.code} tabIndex={-1} aria-label={view.name}>
      <Fold
        className="group space-y-2"
        summary={
          <>
            <span className="min-w-0 flex-1 leading-tight">
              <b className={isAlarm ? 'text-destructive' : undefined}>
                {order.fulfillment === 'waiting'
                  ? states[order.state]
                  : stageTexts[view.way][view.stage].title}
              </b>
              <time dateTime={order.placedAt} className="block text-muted-foreground text-sm">
                {view.placed}
              </time>
            </span>
            <strong
              className={cn(
                'whitespace-nowrap text-right leading-tight',
                isCancelled && 'text-muted-foreground',
              )}
            >
              <OrderTotal {...view.sums} />
            </strong>
          </>
        }
      >
        <p className={detail}>{view.name}</p>
        <Balance {...{ order, balance }} isWrong={isCancelled} />
        <OrderLines view={view} order={order} />
        <Details
          given={{
            ...order.details,
            ...(payment && { payment: null }),
            ...{ changeFor: null, substitution: null, deliveryWindow: null },
          }}
        />
        {!(isCancelled && balance.some(({ ask }) => ask)) && <TalkToMarket {...order} isUrgent={isAlarm} />}
      </Fold>
      <PaymentLine payment={payment?.means ? payment : null} />
      {balance.map(
        ({ title, state, ask }) =>
          (ask || state === 'done') && (
            <p key={title} className="pb-2 [[open]~&]:hidden" data-balance={state}>
              {state === 'done' ? (
                <b className="font-semibold text-md">
                  <Check className="mr-2 inline size-5" />
                  {title}
                </b>
              ) : (
                <Badge variant={state === 'receive' ? 'secondary' : 'accent'}>{title}</Badge>
              )}
            </p>
          ),
      )}
      <div className="mt-1 flex flex-wrap items-center gap-2 *:data-[slot=button]:flex-auto [[open]~&]:mt-4 [[open]~&]:border-t [[open]~&]:pt-3">
        <small className="block basis-full truncate text-md text-muted-foreground [[open]~*>&]:hidden">
          {itemCount(order.lines.length)} · {nameLines(order.lines)}
        </small>
        {again}
      </div>
    </article>
  )
}

/** A stop above its name, and the way to it: dashed until it is gone. */
const stepClass = [
  'relative flex-auto pt-6.5 max-xs:not-data-[step=now]:text-[0px]',
  'not-data-[step=next]:text-foreground data-[step=now]:font-extrabold',
  'before:absolute before:top-0 before:left-[calc(50%-9px)] before:z-1 before:size-4.5 before:rounded-full before:border-2 before:border-input before:bg-card',
  'not-data-[step=next]:before:border-primary data-[step=done]:before:bg-primary data-[step=now]:before:bg-primary',
  'data-[step=now]:before:outline-4 data-[step=now]:before:outline-secondary',
  'after:absolute after:top-2 after:right-[calc(50%+13px)] after:left-[calc(-50%+13px)] after:border-t-2 after:border-input after:border-dashed first:after:hidden',
  'not-data-[step=next]:after:border-primary not-data-[step=next]:after:border-solid',
].join(' ')

const saidClass = 'mt-2.5 text-balance font-semibold'

/** Keeps dots from starting or ending a line. */
const keepDots = (text: string) => text.replaceAll(' · ', '\u00a0·\u00a0')

/** Shows progress and changes. */
function Steps({ steps, picked, changes }: Pick<OrderView, 'steps' | 'picked' | 'changes'>) {
  return (
    <>
      <p className="sr-only">{stepsText(steps)}</p>
      <p
        className="flex whitespace-nowrap text-center text-muted-foreground text-xs sm:text-sm"
        aria-hidden="true"
        data-slot="order-steps"
      >
        {steps.map(({ name, state, time }) => (
          <span key={name} data-step={state} className={stepClass}>
            {name}
            {time?.split(', ').map((part) => (
              <small key={part} className="block font-normal text-xs tabular-nums max-xs:hidden">
                {part}
              </small>
            ))}
          </span>
        ))}
      </p>
      {picked && (
        <p className={saidClass} aria-live="polite">
          {keepDots(picked)}
        </p>
      )}
      {changes && <p className={saidClass}>{keepDots(changes)}</p>}
    </>
  )
}

/** Draws what the store is still to confirm as a note. */
function PaymentLine({ payment }: { readonly payment: PaymentText | null }) {
  const isNote = payment?.means === null && !payment.isPaid
  return (
    payment && (
      <p
        className={`w-full py-1 text-pretty ${isNote ? 'text-sm' : 'font-bold'}`}
        data-slot="receipt-payment"
      >
        {payment.isPaid && <Check className="mr-2 inline size-5" />}
        {payment.text}
      </p>
    )
  )
}

type DetailsProps = { readonly given: Parameters<typeof orderDetailTexts>[0] }

function Details({ given }: DetailsProps) {
  return orderDetailTexts(given, 'receipt').map((text) => (
    <p key={text} className={detail}>
      {text}
    </p>
  ))
}

const inWrong = 'in-data-wrong:bg-transparent in-data-wrong:p-0 in-data-wrong:text-inherit'
const balanceVariants = cva('mt-2.5 grid gap-3', {
  variants: {
    state: {
      receive: `rounded-md bg-secondary p-3 text-secondary-foreground ${inWrong}`,
      pay: `rounded-md bg-accent p-3 text-accent-foreground ${inWrong}`,
      done: '',
      unsure: '',
    } satisfies Record<BalanceText['state'], string>,
  },
})

type BalanceProps = {
  readonly order: Pick<PastOrder, 'code' | 'fulfillment'>
  readonly balance: readonly BalanceText[]
  /** Problems come first. */
  readonly isWrong: boolean
}

/** Lists balances; offers the chat while open. */
function Balance({ order: { code, fulfillment }, balance, isWrong }: BalanceProps) {
  const hasContact = Boolean(useContext(MarketContact))
  const isLoud = (state: BalanceText['state']) =>
    (isWrong && state !== 'receive') || (state === 'pay' && isOver(fulfillment))
  return balance.map(({ title, reason, detail, state, ask }) => (
    <div key={title} className={balanceVariants({ state })} data-balance={state}>
      <p className="text-balance">
        <b className="block font-extrabold text-lg leading-tight">
          {state === 'done' && <Check className="mr-2 inline size-5" />}
          {title}
        </b>
        {[reason, detail, state !== 'done' && !hasContact && takeCode(state)].map(
          (text) =>
            text && (
              <span key={text} className="mt-1 block whitespace-pre-line text-md">
                {text}
              </span>
            ),
        )}
      </p>
      {ask && (
        <ContactLink code={code} said={ask.said} variant={isLoud(state) ? 'default' : 'outline'}>
          {ask.label}
        </ContactLink>
      )}
    </div>
  ))
}
