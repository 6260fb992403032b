import { cva } from 'class-variance-authority'
import { useContext } from 'react'
import { Check } from '@/components/ui/icons'
import { serverNow } from '@/lib/browser/server-clock'
import { type BalanceText, balanceTexts, takeCode } from '@/lib/copy/order-balance'
import { type PaymentText, paymentText } from '@/lib/copy/order-payment'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { isOver, type PastOrder } from '@/lib/domain/past-order'
import { placedOrderOf } from '@/stores/checkout/placed-orders'
import { useSettings } from '@/stores/storefront-provider'
import { ContactButton, MarketContact } from './market-contact'

/** Describes open balances and payment of an order. */
export function useMoney(order: PastOrder) {
  const isByMessage = isOrderedByMessage(useSettings().checkoutHosts)
  const options = { isByMessage, saidPaid: placedOrderOf(order.code).paid, now: serverNow() }
  return { balance: balanceTexts(order, options), payment: paymentText(order, options) }
}

export const isSettled = (balance: readonly BalanceText[]) =>
  balance.length > 0 && balance.every(({ state }) => state === 'done')

export function PaymentLine({ payment }: { readonly payment: PaymentText | null }) {
  if (payment === null) return null
  return (
    <p className="w-full py-1 text-pretty font-bold" data-slot="receipt-payment">
      {payment.isPaid && <Check className="mr-2 inline size-5" />}
      {payment.text}
    </p>
  )
}

const balanceVariants = cva('mt-2.5 grid gap-3', {
  variants: {
    state: {
      receive:
        'rounded-md bg-secondary p-3 text-secondary-foreground in-data-wrong:bg-transparent in-data-wrong:p-0 in-data-wrong:text-inherit',
      pay: 'rounded-md bg-accent p-3 text-accent-foreground in-data-wrong:bg-transparent in-data-wrong:p-0 in-data-wrong:text-inherit',
      done: '',
      unsure: '',
    } satisfies Record<BalanceText['state'], string>,
  },
})

type Props = {
  readonly order: Pick<PastOrder, 'code' | 'fulfillment'>
  readonly balance: readonly BalanceText[]
  /** Problems come first. */
  readonly isWrong: boolean
}

/** Lists balances; offers the chat while open. */
export function OrderBalance({ order: { code, fulfillment }, balance, isWrong }: Props) {
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
        <ContactButton
          code={code}
          said={ask.said}
          variant={isLoud(state) ? 'default' : 'outline'}
          text={ask.label}
        />
      )}
    </div>
  ))
}
