import { Link } from 'wouter'
import { formatMoney } from '@/lib/copy/money'
import { deskOrdersCopy as copy } from '@/lib/desk/copy/orders'
import type { OpenMoney } from '@/lib/domain/difference'
import { addressOf, type ListedView, type OrderFilters } from './order-filters'

const { toSettle } = copy
const sides = ['back', 'due'] as const

export const noMoney: OpenMoney = { back: { count: 0, sum: null }, due: { count: 0, sum: null } }
export const countOpen = ({ back, due }: OpenMoney) => back.count + due.count

/** `R$ 11,44 a devolver`, and what is to be received; none where nothing is. */
const sumTexts = (open: OpenMoney) =>
  sides.flatMap((side) => {
    const { sum } = open[side]
    return sum ? [`${formatMoney(sum)} ${toSettle[side].toLowerCase()}`] : []
  })

/** What the orders of the list come to together. */
export function OpenSums({ open }: { readonly open: OpenMoney }) {
  const shown = sides.filter((side) => open[side].count > 0)
  if (shown.length === 0) return null
  return (
    <dl className="desk-sums">
      {shown.map((side) => {
        const { sum, count } = open[side]
        return (
          <div key={side}>
            <dt>{toSettle[side]}</dt>
            <dd>
              <b>{sum && formatMoney(sum)}</b> {toSettle.of(count)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Where the bag is closed a difference is the last one. */
const closedViews: readonly ListedView[] = ['ready', 'on-the-way', 'delivered', 'all']

type Props = { readonly filters: OrderFilters; readonly open: OpenMoney }

/** The way to their list from one of closed bags, where its tab lies to the side of a phone. */
export function OpenElsewhere({ filters, open }: Props) {
  const texts = sumTexts(open)
  if (texts.length === 0 || !closedViews.includes(filters.view)) return null
  return <Link href={addressOf({ ...filters, view: 'to-settle' })}>{toSettle.elsewhere(texts)}</Link>
}
