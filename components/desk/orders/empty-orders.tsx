import { Button } from '@/components/ui/button'
import { EmptyShelf } from '@/components/ui/empty-shelf'
import { PackageOpen, SearchX } from '@/components/ui/icons'
import { deskOrdersCopy } from '@/lib/desk/copy/orders'
import { isNarrowed, type OrderFilters } from './order-filters'

type Props = {
  readonly filters: OrderFilters
  readonly onChange: (changed: Partial<OrderFilters>) => void
}

const { empty } = deskOrdersCopy

export function EmptyOrders({ filters, onChange }: Props) {
  if (!isNarrowed(filters)) {
    const words = filters.view === 'working' ? empty.working : empty.other
    return <EmptyShelf Icon={PackageOpen} {...words} />
  }
  return (
    <EmptyShelf Icon={SearchX} {...empty.filtered}>
      {filters.view !== 'all' && (
        <Button variant="secondary" onClick={() => onChange({ view: 'all' })}>
          {empty.everywhere}
        </Button>
      )}
    </EmptyShelf>
  )
}
