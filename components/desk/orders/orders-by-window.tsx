import { windowTextOn } from '@/lib/copy/delivery-window'
import type { DeskOrderSummary, DeskWindow } from '@/lib/desk/api/orders'
import { deskOrdersCopy as copy } from '@/lib/desk/copy/orders'
import { marketDay } from '@/lib/desk/copy/times'
import { KeepHours } from '../frame/keep-hours'
import { OrderRows } from './order-rows'

type Props = {
  readonly orders: readonly DeskOrderSummary[]
  readonly windows: readonly DeskWindow[]
}

/** Groups a list by delivery window; unchanged when no order has one. */
export function OrdersByWindow({ orders, windows }: Props) {
  const groups = groupsOf(orders)
  if (groups.every(([window]) => window === undefined)) return <OrderRows orders={orders} />
  return groups.map(([window, ofWindow]) => (
    <section key={window ?? ''} className="desk-window-group">
      <WindowHeading
        window={window}
        count={ofWindow.length}
        known={windows.find(({ key }) => key === window)}
      />
      <OrderRows orders={ofWindow} isInWindow />
    </section>
  ))
}

/** Soonest window first, none last. */
function groupsOf(orders: readonly DeskOrderSummary[]) {
  const names = [...new Set(orders.map(({ window }) => window))]
  // Undefined sorts last.
  return names.sort().map((name) => [name, orders.filter(({ window }) => window === name)] as const)
}

type HeadingProps = {
  readonly window: string | undefined
  /** Orders of this list. */
  readonly count: number
  readonly known: DeskWindow | undefined
}

function WindowHeading({ window, count, known }: HeadingProps) {
  const { load = 0, places = null } = known ?? {}
  const isBeyond = places !== null && load > places
  return (
    <h2 className="desk-window-title">
      <span>
        <KeepHours>
          {window === undefined ? copy.noWindow : windowTextOn(window, marketDay(new Date()))}
        </KeepHours>
      </span>
      {known && (
        <span className={isBeyond ? 'desk-row-attention' : 'desk-window-load'}>
          {isBeyond ? copy.beyondPlaces(load, places) : copy.inWindow(places === null ? count : load, places)}
        </span>
      )}
    </h2>
  )
}
