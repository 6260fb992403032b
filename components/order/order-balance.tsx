import { cva } from 'class-variance-authority'
import { Check } from 'lucide-react'
import { useContext } from 'react'
import { type BalanceText, type PaymentText, takeCode } from '@/lib/copy/order-money'
import { isOver, type PastOrder } from '@/lib/domain/past-order'
import { ContactButton, MarketContact } from './market-contact'

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
