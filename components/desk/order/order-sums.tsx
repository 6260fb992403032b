import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { amountText, settledRows, settlementCopy } from '@/lib/copy/settlement'
import { deskOrderCopy as copy, weightText } from '@/lib/desk/copy/order'
import { deskPaymentCopy } from '@/lib/desk/copy/order-words'
import { inTheEnd, isSettledAnew } from '@/lib/domain/difference'
import { isBagOpen, mayPick } from '@/lib/domain/fulfillment'
import { enteredFee } from '@/lib/domain/payment-confirmation'
import { isFeeOpen, pickupAddress } from '@/lib/domain/pickup'
import { useOrderWords } from '../frame/order-words'
import { useNoteInPlace } from './closed-bag'
import { PixNote } from './payment-note'
import { PriceField, parsePrice } from './price-field'
import type { ShownOrder } from './shown-order'

/** Ordered and current total, and their difference. */
export function OrderSums({ order }: { readonly order: ShownOrder }) {
  const { city, productsTotal, shippingFee, weightGrams, settlement, paid, mark, fulfillment } = order
  const settled = inTheEnd({ ...settlement, paid, mark }, order)
  const isAnew = isSettledAnew(settled, settlement.isChanged)
  const text = (amount: number | null = null) => amountText(amount, settlement.currency)
  const rows: readonly (readonly [name: string, amount: string, look?: string])[] = [
    [copy.products, text(productsTotal?.amount)],
    ...(pickupAddress(city) === null ? [[copy.shipping, text(shippingFee?.amount)] as const] : []),
    [isAnew ? settlementCopy.ordered : copy.total, text(settlement.ordered), 'font-bold'],
    ...(isAnew ? settledRows(settled) : []).map(([name, amount]) => [name, amount, 'font-bold'] as const),
    ...(weightGrams === null ? [] : [[copy.weightLabel, weightText(weightGrams)] as const]),
  ]
  return (
    <section className="order-panel" aria-label={copy.total}>
      <dl className="order-sums">
        {rows.map(([name, amount, look]) => (
          <div key={name} className={look}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <AgreedFee order={order} />
      {isBagOpen(fulfillment) && <PixNote order={order} />}
    </section>
  )
}

const { fee: feeCopy } = deskPaymentCopy

/** Field for a fee that is to be agreed; once entered, by whom, and an undo until it is paid or leaves. */
function AgreedFee({ order }: { readonly order: ShownOrder }) {
  const { code, city, shippingFee, settlement, history, fulfillment, pix, mark, isPlaced } = order
  const { isPaid } = useOrderWords()
  const isHere = mayPick(fulfillment)
  const isAgreed = isFeeOpen(city, shippingFee) && (city || !isPaid)
  const entered = enteredFee(history)
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const { place, note, isNoting } = useNoteInPlace(code, entered?.at)
  const fee = parsePrice(typed, settlement.currency ?? 'brl')

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(fee === null)
    if (fee !== null) note({ fee })
  }

  return (
    <div ref={place} tabIndex={-1}>
      {isPlaced && isHere && isAgreed && settlement.currency && (
        <form onSubmit={submit} noValidate className="mt-2">
          <PriceField
            label={feeCopy.label}
            save={feeCopy.save}
            typed={typed}
            onType={setTyped}
            problem={isTried && fee === null ? feeCopy.problem : null}
            note={copy.agreeFreight}
          />
        </form>
      )}
      {entered && (
        <p className="order-paid">
          <span tabIndex={-1}>{feeCopy.enteredBy(entered.by)}</span>
          {isHere && !pix?.seenBy && !mark && (
            <Button
              variant="link"
              size="sm"
              aria-disabled={isNoting}
              onClick={() => note({ fee: entered.amount, undoes: entered.at })}
            >
              {feeCopy.undo}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
