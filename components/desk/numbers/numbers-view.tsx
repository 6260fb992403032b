import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { formatMoney } from '@/lib/copy/money'
import { currencyName, plural } from '@/lib/copy/wording'
import { type NumberRange, numberRanges, orderOutcomes } from '@/lib/desk/api/choices'
import type { DeskNumbers } from '@/lib/desk/api/numbers'
import { readDesk } from '@/lib/desk/browser/call-desk'
import { deskNumbersCopy as copy } from '@/lib/desk/copy/numbers'
import { dayAndTime, dayText } from '@/lib/desk/copy/times'
import { useDeskTitle } from '../frame/live'
import { Segments } from '../frame/segments'
import { Answer } from '../frame/view-states'
import { AccountantFile } from './accountant-file'
import { DayChart } from './day-chart'
import { NeverBoughtProducts } from './never-bought'
import { RankedTable } from './ranked-table'

/** Milliseconds: our server counts no more often. */
const countedMs = 60_000

function useNumbers(days: NumberRange) {
  return useQuery({
    queryKey: ['desk', 'numbers', days],
    queryFn: ({ signal }) => readDesk<DeskNumbers>(`/api/desk/numbers?days=${days}`, signal),
    staleTime: countedMs,
    refetchInterval: countedMs,
    placeholderData: keepPreviousData,
  })
}

/** The few numbers that are looked at first. Each currency is a revenue of its own. */
function Totals({ numbers: { revenue, outcomes } }: { readonly numbers: DeskNumbers }) {
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

const nameOf = ({ title, variantTitle }: { readonly title: string; readonly variantTitle: string | null }) =>
  variantTitle === null ? title : `${title}, ${variantTitle}`

/** What the market sells, what is missing, and where payments were left. */
export function NumbersView() {
  useDeskTitle(copy.title)
  const [days, setDays] = useState<NumberRange>(7)
  const query = useNumbers(days)
  return (
    <>
      <div className="print:hidden">
        <h1 className="page-title mb-4">{copy.title}</h1>
        <div className="max-w-[24rem]">
          <Segments
            legend={copy.ranges}
            values={numberRanges}
            nameOf={copy.range}
            chosen={days}
            onChoose={setDays}
          />
        </div>
      </div>
      <Answer query={query}>{(data) => <Numbers numbers={data} />}</Answer>
      <AccountantFile />
    </>
  )
}

function Numbers({ numbers }: { readonly numbers: DeskNumbers }) {
  const { countedAt, days, revenue, mostBought, mostMissing, outcomes, withoutTotal } = numbers
  const { emptySearches, neverBought } = numbers
  const sold = days.map(({ day, sold: value }) => ({ day, value }))
  return (
    <>
      <Totals numbers={numbers} />
      <p className="mt-2 text-muted-foreground text-sm">
        {copy.soldMeans} {copy.countedAt(dayAndTime(countedAt))}
      </p>
      {withoutTotal > 0 && <Alert className="mt-4">{copy.withoutTotal(withoutTotal)}</Alert>}
      <div className="charts">
        <DayChart
          title={copy.ordersPerDay}
          days={sold}
          textOf={(value) => plural(value, 'pedido', 'pedidos')}
        />
        {revenue.map(({ currency, byDay }) => (
          <DayChart
            key={currency}
            title={copy.revenuePerDay(currencyName(currency))}
            days={days.map(({ day }, index) => ({ day, value: byDay[index] ?? 0 }))}
            textOf={(amount) => formatMoney({ amount, currency })}
          />
        ))}
        <RankedTable
          title={copy.mostBought}
          heads={[copy.product, copy.pieces, copy.orders]}
          empty={copy.nothingSold}
          rows={mostBought.map((product, rank) => ({
            key: `${rank} ${nameOf(product)}`,
            name: nameOf(product),
            value: product.pieces,
            cells: [String(product.pieces), String(product.orders)],
          }))}
        />
        <RankedTable
          title={copy.mostMissing}
          heads={[copy.product, copy.missedIn]}
          empty={copy.nothingMissing}
          rows={mostMissing.map((product, rank) => ({
            key: `${rank} ${nameOf(product)}`,
            name: nameOf(product),
            value: product.missing,
            cells: [copy.missedOf(product.missing, product.orders)],
          }))}
        />
        <RankedTable
          title={copy.emptySearches.title}
          detail={copy.emptySearches.detail}
          heads={[copy.emptySearches.search, copy.emptySearches.times, copy.emptySearches.lastDay]}
          empty={copy.emptySearches.none}
          rows={emptySearches.map(({ words, times, lastDay }) => ({
            key: words,
            name: words,
            value: times,
            cells: [String(times), dayText(lastDay)],
          }))}
        />
        {neverBought && <NeverBoughtProducts days={days.length} found={neverBought} />}
        <RankedTable
          title={copy.outcomesTitle}
          heads={[copy.outcome, copy.orders]}
          empty={copy.nothingSold}
          rows={orderOutcomes.map((outcome) => ({
            key: outcome,
            name: copy.outcomes[outcome],
            value: outcomes[outcome],
            cells: [String(outcomes[outcome])],
          }))}
        />
      </div>
    </>
  )
}
