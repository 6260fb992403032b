import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { deskOrdersCopy as copy } from '@/lib/desk/copy/orders'
import { DayField } from '../frame/day-field'
import { isNarrowed, type OrderFilters } from './order-filters'
import { SearchBox } from './search-box'

type Props = {
  readonly filters: OrderFilters
  readonly cities: readonly string[]
  readonly onChange: (changed: Partial<OrderFilters>) => void
}

export function FilterBar({ filters, cities, onChange }: Props) {
  const dayId = useId()
  const cityId = useId()
  const { q, day, city } = filters
  // Keeps a city from the address that is no longer served.
  const known = city === '' || cities.includes(city) ? cities : [...cities, city]
  return (
    <div className="desk-filters">
      <SearchBox typed={q} onSearch={(text) => onChange({ q: text })} />
      <div className="desk-filter">
        <label htmlFor={dayId} className="sr-only">
          {copy.day}
        </label>
        <DayField id={dayId} className="desk-field" day={day} onDay={(chosen) => onChange({ day: chosen })} />
      </div>
      <div className="desk-filter">
        <label htmlFor={cityId} className="sr-only">
          {copy.city}
        </label>
        <select
          id={cityId}
          className="desk-field"
          value={city}
          onChange={({ target }) => onChange({ city: target.value })}
        >
          <option value="">{copy.everyCity}</option>
          {known.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      {isNarrowed(filters) && (
        <Button
          variant="link"
          className="desk-filters-clear"
          onClick={() => onChange({ q: '', day: '', city: '', window: '' })}
        >
          {copy.clearFilters}
        </Button>
      )}
    </div>
  )
}
