import { formatMoney } from '@/lib/copy/money'
import { amountText, settledRows, settlementCopy } from '@/lib/copy/settlement'
import { deskOrderCopy as copy, weightText } from '@/lib/desk/copy/order'
import { isFreightOpen } from '@/lib/desk/copy/order-messages'
import { deskPaymentCopy as paymentCopy } from '@/lib/desk/copy/order-words'
import { inTheEnd, isSettledAnew } from '@/lib/domain/difference'
import { isBagOpen } from '@/lib/domain/fulfillment'
import type { Money } from '@/lib/domain/money'
import { pickupAddress } from '@/lib/domain/pickup'
import { PixNote } from './payment-note'
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
          settledRows(settled, paymentCopy.difference).map(([name, amount]) => (
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
      {isFreightOpen(order) && <p className="mt-2 text-sm">{copy.agreeFreight}</p>}
      {isBagOpen(fulfillment) && <PixNote order={order} />}
    </section>
  )
}
