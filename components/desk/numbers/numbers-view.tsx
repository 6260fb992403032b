import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { formatMoney } from '@/lib/copy/money'
import { type NumberRange, numberRanges } from '@/lib/desk/api/choices'
import type { DeskNumbers } from '@/lib/desk/api/numbers'
import { readDesk } from '@/lib/desk/browser/call-desk'
import { deskNumbersCopy as copy } from '@/lib/desk/copy/numbers'
import { useDeskTitle } from '../frame/live'
import { Segments } from '../frame/segments'
import { Answer } from '../frame/view-states'
import { AccountantFile } from './accountant-file'

export function NumbersView() {
  useDeskTitle(copy.title)
  const [days, setDays] = useState<NumberRange>(7)
  const query = useQuery({
    queryKey: ['desk', 'numbers', days],
    queryFn: ({ signal }) => readDesk<DeskNumbers>(`/api/desk/numbers?days=${days}`, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <h1 className="mb-4">{copy.title}</h1>
      <div className="max-w-[24rem] print:hidden">
        <Segments
          legend={copy.ranges}
          values={numberRanges}
          nameOf={copy.range}
          chosen={days}
          onChoose={setDays}
        />
      </div>
      <Answer query={query}>{(data) => <Totals numbers={data} />}</Answer>
      <AccountantFile />
    </>
  )
}

/** Keeps currencies apart. */
function Totals({ numbers: { sold, revenue, withoutTotal } }: { readonly numbers: DeskNumbers }) {
  return (
    <>
      <dl className="totals">
        <Total name={copy.sold} value={String(sold)} />
        {revenue.map(({ currency, amount, average }) => (
          <Fragment key={currency}>
            <Total name={copy.revenue} value={formatMoney({ amount, currency })} />
            <Total name={copy.average} value={formatMoney({ amount: average, currency })} />
          </Fragment>
        ))}
      </dl>
      <p className="mt-2 text-muted-foreground text-sm">{copy.soldMeans}</p>
      {withoutTotal > 0 && <Alert className="mt-4">{copy.withoutTotal(withoutTotal)}</Alert>}
    </>
  )
}

function Total({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="total">
      <dt>{name}</dt>
      <dd className="total-value">{value}</dd>
    </div>
  )
}
