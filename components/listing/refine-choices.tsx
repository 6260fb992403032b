import { Checkbox } from '@/components/ui/checkbox'
import { listingCopy, priceBandText } from '@/lib/copy/listing'
import {
  inStockSegment,
  onSaleSegment,
  type ProductListing,
  priceBands,
  refinementSegments,
  sortOrders,
} from '@/lib/domain/refinement'

const { refine } = listingCopy

export type RefinedList = Pick<ProductListing, 'counts' | 'productCount'> & {
  /** Whole list: `/store`, `/categoria/frutas`, `/busca/banana`. */
  readonly list: string
  /** Filters and order, as segments of the address. */
  readonly chosen: readonly string[]
}

export type Choice = {
  /** Empty for no choice. */
  readonly segment: string
  readonly label: string
  readonly isChosen: boolean
  /** Products left. */
  readonly count?: number
}

type Choices = {
  readonly legend: string
  /** Name of radio buttons; checkboxes are named by their segment. */
  readonly name?: string
  readonly choices: readonly Choice[]
}

type Listing = Pick<ProductListing, 'refinement' | 'counts' | 'productCount'>

export function toRefinedList(list: string, { refinement, counts, productCount }: Listing): RefinedList {
  return { list, chosen: refinementSegments(refinement), counts, productCount }
}

type Address = Pick<RefinedList, 'list' | 'chosen'>

export const refinedAddress = ({ list, chosen }: Address) => [list, ...chosen].join('/')

/** Leaves the order alone. */
export const clearedAddress = ({ list, chosen }: Address) =>
  refinedAddress({ list, chosen: sortOrders.filter((order) => chosen.includes(order)) })

/** Connects the controls of a list; former lists stay in the document, hidden. */
export const refineFormId = (refined: RefinedList) => `filtros${refinedAddress(refined)}`

type ChosenFrom = Pick<RefinedList, 'chosen' | 'counts'>

/** Omits groups without a choice, such as a price that every product has. */
export function listFilters({ chosen, counts }: ChosenFrom): readonly Choices[] {
  const toChoice = (segment: string, label: string, count: number) => ({
    ...{ segment, label, count },
    isChosen: chosen.includes(segment),
  })
  const bands = priceBands
    .filter(({ segment }) => counts.knownBands.includes(segment) || chosen.includes(segment))
    .map(({ segment }) => toChoice(segment, priceBandText(segment, counts.currency), counts.bands[segment]))
  const isPriced = bands.some(({ isChosen }) => isChosen)
  const hasPrices = isPriced || (counts.currency !== null && bands.length > 1)
  const anyPrice = { segment: '', label: refine.anyPrice, isChosen: !isPriced }
  return [
    {
      legend: refine.offers,
      choices: [
        toChoice(onSaleSegment, refine.onSale, counts.onSale),
        toChoice(inStockSegment, refine.inStock, counts.inStock),
      ],
    },
    {
      legend: refine.kinds,
      choices: counts.kinds.map(({ kind, count }) => toChoice(kind, refine.kind[kind], count)),
    },
    { legend: refine.price, name: 'preco', choices: hasPrices ? [anyPrice, ...bands] : [] },
  ].filter(({ choices }) => choices.length > 0)
}

export function listOrders(chosen: readonly string[]): readonly Choice[] {
  const current = sortOrders.find((order) => chosen.includes(order)) ?? ''
  const orders = Object.entries({ '': refine.relevance, ...refine.orders })
  return orders.map(([segment, label]) => ({ segment, label, isChosen: segment === current }))
}

/** Rows of native controls, sent by the form around them. */
export function FilterFields(from: ChosenFrom) {
  return listFilters(from).map(({ legend, name, choices }) => (
    <fieldset key={legend}>
      <legend className="pt-4 pb-1 font-bold">{legend}</legend>
      {choices.map(({ segment, label, isChosen, count }) => (
        <label
          key={segment}
          className="flex min-h-11 items-center gap-3 has-disabled:text-muted-foreground lg:pointer-fine:min-h-9 lg:text-md"
        >
          <Checkbox
            type={name ? 'radio' : 'checkbox'}
            name={name ?? segment}
            value={segment}
            defaultChecked={isChosen}
            disabled={count === 0 && !isChosen}
          />
          {label}
          <span className="ml-auto text-muted-foreground tabular-nums">{count}</span>
        </label>
      ))}
    </fieldset>
  ))
}
