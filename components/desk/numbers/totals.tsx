import { formatMoney } from '@/lib/copy/money'
import type { DeskNumbers } from '@/lib/desk/api/numbers'
import { deskNumbersCopy as copy } from '@/lib/desk/copy/numbers'

/** The few numbers that are looked at first. Each currency is a revenue of its own. */
export function Totals({ numbers: { revenue, outcomes } }: { readonly numbers: DeskNumbers }) {
  return (
    <dl className="totals">
      <Total name={copy.sold} value={String(outcomes.sold)} />
      {revenue.map(({ currency, products, delivery }) => (
        <Total
          key={currency}
          name={copy.revenue}
          value={formatMoney({ amount: products + delivery, currency })}
          detail={copy.revenueParts(
            formatMoney({ amount: products, currency }),
            formatMoney({ amount: delivery, currency }),
          )}
        />
      ))}
      <Total name={copy.cancelled} value={String(outcomes.cancelled)} />
    </dl>
  )
}

type TotalProps = { readonly name: string; readonly value: string; readonly detail?: string }

function Total({ name, value, detail }: TotalProps) {
  return (
    <div className="total">
      <dt>{name}</dt>
      <dd className="total-value">{value}</dd>
      {detail && <dd className="total-detail">{detail}</dd>}
    </div>
  )
}
