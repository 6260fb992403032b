import { PackageOpen } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { EmptyShelf } from '@/components/shop/empty-shelf'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { inputClass } from '@/components/ui/input'
import { Label, LabelText } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { windowText } from '@/lib/copy/delivery-window'
import type { Aisle, AisleProduct, DeskAisles } from '@/lib/desk/api/aisles'
import type { UnsentPick } from '@/lib/desk/browser/unsent-picks'
import { deskAislesCopy as copy } from '@/lib/desk/copy/aisles'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import { deskPaperCopy } from '@/lib/desk/copy/paper'
import { dayAndTime, dayText } from '@/lib/desk/copy/times'
import { DayField } from '../frame/day-field'
import { useDeskTitle } from '../frame/live'
import { Segments } from '../frame/segments'
import { Answer } from '../frame/view-states'
import { WindowTabs } from '../frame/window-tabs'
import { useUnsentPicks } from '../order/picks'
import {
  type PaperSize,
  paperSizes,
  readPaperSize,
  storePaperSize,
  usePageSize,
} from '../paper/use-page-size'
import { useDeskUser } from '../sign-in/session'
import { AisleProductRow } from './aisle-product-row'
import { type AisleFilter, partsOfProduct, useAisles } from './use-aisles'

/** Products can share a name, but not a line. */
const keyOf = ({ lines: [first] }: AisleProduct) => `${first?.code} ${first?.line}`

/** Puts aisles finished at opening last; later ticks move nothing. */
function useDoneLast(aisles: readonly Aisle[], unsent: readonly UnsentPick[]): readonly Aisle[] {
  const user = useDeskUser()
  const all = aisles.flatMap(({ products }) => products)
  function isDone(product: AisleProduct): boolean {
    const { left, isSimilarDue } = partsOfProduct(product, unsent, user)
    return left === 0 && !isSimilarDue
  }
  const [before] = useState(() => new Set(all.filter(isDone).map(keyOf)))
  const done = all.filter((product) => before.has(keyOf(product)))
  if (done.length === 0 || done.length === all.length) return aisles
  const left = aisles.map(({ category, products }) => ({
    category,
    products: products.filter((product) => !before.has(keyOf(product))),
  }))
  return [
    ...left.filter(({ products }) => products.length > 0),
    { category: deskOrderCopy.done, products: done },
  ]
}

const title = <h1>{copy.title}</h1>

export function AislesView() {
  useDeskTitle(copy.title)
  const [filter, setFilter] = useState<AisleFilter>({ day: '', city: '', window: '' })
  const query = useAisles(filter)
  return (
    <>
      {!query.data && title}
      <Answer query={query}>
        {(data) => (
          <AisleList
            aisles={data}
            isOfBefore={query.isPlaceholderData}
            filter={filter}
            onFilter={setFilter}
          />
        )}
      </Answer>
    </>
  )
}

type Props = {
  readonly aisles: DeskAisles
  /** Shows the previous filter's data; not for printing. */
  readonly isOfBefore: boolean
  readonly filter: AisleFilter
  readonly onFilter: (filter: AisleFilter) => void
}

function AisleList({ aisles: answer, isOfBefore, filter, onFilter }: Props) {
  const { aisles, orderCount, pieceCount, isCut, windows, cities } = answer
  const [size, setSize] = useState(readPaperSize)
  const [isOpen, setOpen] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)
  const dayId = useId()
  const unsent = useUnsentPicks()
  const walk = useDoneLast(aisles, unsent)
  usePageSize(size, sheet)
  const chosen = [
    filter.day && copy.ofDay(dayText(filter.day)),
    filter.city,
    filter.window && windowText(filter.window),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <div className="aisle-top print:hidden">
        {title}
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {[copy.filters, chosen].filter(Boolean).join(' · ')}
        </Button>
        {isOpen && (
          <div className="desk-fields aisle-filters">
            <div>
              <Label htmlFor={dayId}>{copy.day}</Label>
              <DayField
                id={dayId}
                className={inputClass}
                day={filter.day}
                onDay={(day) => onFilter({ ...filter, day })}
              />
            </div>
            <label>
              <LabelText>{copy.city}</LabelText>
              <NativeSelect
                value={filter.city}
                onChange={(event) => onFilter({ ...filter, city: event.target.value })}
              >
                <option value="">{copy.everyCity}</option>
                {cities.map((city) => (
                  <option key={city}>{city}</option>
                ))}
              </NativeSelect>
            </label>
            <Segments
              legend={deskPaperCopy.size}
              values={paperSizes}
              nameOf={(value) => deskPaperCopy.sizes[value]}
              chosen={size}
              onChoose={choose}
            />
            <Button disabled={orderCount === 0 || isOfBefore} onClick={() => window.print()}>
              {copy.print}
            </Button>
          </div>
        )}
      </div>
      {(windows.length > 0 || filter.window) && (
        <WindowTabs
          windows={windows}
          chosen={filter.window}
          onChoose={(window) => onFilter({ ...filter, window })}
        />
      )}
      {orderCount === 0 ? (
        <EmptyShelf Icon={PackageOpen} {...copy.empty} />
      ) : (
        <div ref={sheet} className="aisles" data-size={size} aria-busy={isOfBefore}>
          <p className="aisles-summary" role="status">
            {copy.summary(orderCount, pieceCount)}
          </p>
          <p className="paper-only">{copy.printedAt(dayAndTime(new Date().toISOString()))}</p>
          {chosen && !isOfBefore && <p className="paper-only paper-strong">{chosen}</p>}
          {isCut && <Alert>{copy.cut(orderCount)}</Alert>}
          {walk.map(({ category, products }) => (
            <section key={category ?? ''} className="aisle">
              <h2 className="pick-aisle aisle-title">{category ?? copy.noCategory}</h2>
              <ul>
                {products.map((product) => (
                  <AisleProductRow key={keyOf(product)} product={product} unsent={unsent} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  )

  function choose(chosen: PaperSize) {
    storePaperSize(chosen)
    setSize(chosen)
  }
}
