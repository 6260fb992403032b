import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { Badge } from '@/components/ui/badge'
import { orderDetailTexts } from '@/lib/copy/order-fields'
import { stageTexts } from '@/lib/copy/order-texts'
import { profileCopy } from '@/lib/copy/profile'
import { itemCount } from '@/lib/copy/wording'
import type { PastOrder } from '@/lib/domain/past-order'
import { classNames } from '@/lib/utils'
import { noteSeen } from '@/stores/checkout/note-orders'
import { AgainToday } from './bought'
import { BuyAgain } from './buy-again'
import { detail, TalkToMarket } from './market-contact'
import { OrderBalance, PaymentLine } from './order-balance'
import { paper } from './order-receipt'
import { Fold, namesOf, OrderTotal, ReceiptContents } from './receipt-contents'
import { useOrderView } from './use-order-view'

const { orders: copy } = profileCopy

export function ReceiptRow({ order }: { readonly order: PastOrder }) {
  const { code, placedAt, fulfillment, state, lines } = order
  const view = useOrderView(order)
  const { balance, isSettled, payment } = view.money
  const isAsked = balance.some(({ ask }) => ask)
  const isCancelled = fulfillment === 'cancelled'
  const given = { ...order.details, ...(payment && { payment: null }), changeFor: null, substitution: null }
  useEffect(() => noteSeen(order), [order])
  const states = view.context.isByMessage ? copy.messageStates : copy.states
  const ended = fulfillment === 'waiting' ? states[state] : stageTexts[view.way][view.stage].title
  return (
    <article className={`${paper} pt-2.5 pb-5`} id={code} tabIndex={-1} aria-label={view.name}>
      <Fold
        className="group space-y-2"
        summary={
          <>
            <span className="min-w-0 flex-1 leading-tight">
              <b className={isCancelled && !isSettled ? 'text-destructive' : undefined}>{ended}</b>
              <time dateTime={placedAt} className="block text-muted-foreground text-sm">
                {view.placed}
              </time>
            </span>
            <strong
              className={classNames(
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
        <OrderBalance {...{ order, balance }} isWrong={isCancelled} />
        <ReceiptContents view={view} order={order} />
        {orderDetailTexts(given, 'receipt').map((text) => (
          <p key={text} className={detail}>
            {text}
          </p>
        ))}
        {!(isCancelled && isAsked) && <TalkToMarket {...order} isUrgent={isCancelled && !isSettled} />}
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
          {itemCount(lines.length)} · {namesOf(lines)}
        </small>
        <AgainToday order={order}>
          <BuyAgain order={order} size="sm" />
        </AgainToday>
      </div>
    </article>
  )
}
