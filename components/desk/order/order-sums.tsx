import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatMoney } from '@/lib/copy/money'
import { amountText, settledRows, settlementCopy } from '@/lib/copy/settlement'
import { deskOrderCopy as copy, weightText } from '@/lib/desk/copy/order'
import { isFreightOpen } from '@/lib/desk/copy/order-messages'
import { deskPaymentCopy } from '@/lib/desk/copy/order-words'
import { inTheEnd, isSettledAnew } from '@/lib/domain/difference'
import { isBagOpen, mayPick } from '@/lib/domain/fulfillment'
import type { Money } from '@/lib/domain/money'
import { enteredFee } from '@/lib/domain/payment-confirmation'
import { pickupAddress } from '@/lib/domain/pickup'
import { useNoteInPlace } from './closed-bag'
import { PixNote } from './payment-note'
import { PriceField, parsePrice } from './price-field'
import type { ShownOrder } from './shown-order'

/** Ordered and current total, and their difference. */
export function OrderSums({ order }: { readonly order: ShownOrder }) {
  const { city, productsTotal, shippingFee, weightGrams, settlement, paid, mark, fulfillment } = order
  const settled = inTheEnd({ ...settlement, paid, mark }, order)
  const isAnew = isSettledAnew(settled, settlement.isChanged)
  const text = (money: Money | null) => (money ? formatMoney(money) : copy.unknownPrice)
  return (
    <section className="order-panel" aria-label={copy.total}>
      <dl className="order-sums">
        <div>
          <dt>{copy.products}</dt>
          <dd>{text(productsTotal)}</dd>
        </div>
        {pickupAddress(city) === null && (
          <div>
            <dt>{copy.shipping}</dt>
            <dd>{text(shippingFee)}</dd>
          </div>
        )}
        <div className="font-bold">
          <dt>{isAnew ? settlementCopy.ordered : copy.total}</dt>
          <dd>{amountText(settlement.ordered, settlement.currency)}</dd>
        </div>
        {isAnew &&
          settledRows(settled).map(([name, amount]) => (
            <div key={name} className="font-bold">
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        {weightGrams !== null && (
          <div>
            <dt>{copy.weightLabel}</dt>
            <dd>{weightText(weightGrams)}</dd>
          </div>
        )}
      </dl>
      <AgreedFee order={order} />
      {isBagOpen(fulfillment) && <PixNote order={order} />}
    </section>
  )
}

const { fee: feeCopy } = deskPaymentCopy

/** Field for a fee that is to be agreed; once entered, by whom, and an undo until it is paid or leaves. */
function AgreedFee({ order }: { readonly order: ShownOrder }) {
  const { code, settlement, history, fulfillment, pix, mark, isPlaced } = order
  const currency = settlement.currency ?? 'brl'
  const entered = enteredFee(history)
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const { place, note, isNoting } = useNoteInPlace(code, entered?.at)
  const fee = parsePrice(typed, currency)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(fee === null)
    if (fee !== null) note({ fee })
  }

  return (
    <div ref={place} tabIndex={-1}>
      {isPlaced && isFreightOpen(order) && (
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
          {mayPick(fulfillment) && !pix?.seenBy && !mark && (
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
