import { priceBandText } from '@/lib/copy/listing'
import {
  type PriceBand,
  parseRefinement,
  priceBands,
  type Refinement,
  type RefinementCounts,
  refinementPath,
} from '@/lib/domain/refinement'

type BandChoice = { readonly band: PriceBand; readonly label: string; readonly count: number }

type ListAddress = {
  /** The whole list: `/store`, `/categoria/frutas`, `/busca/banana`. */
  readonly base: string
  readonly refinement: Refinement
}

/** The price bands of the list, and the chosen one; none where one band would leave everything. */
export function bandChoices(counts: RefinementCounts, chosen: Refinement['band']): readonly BandChoice[] {
  const { bands, knownBands, currency } = counts
  const choices = priceBands
    .filter(({ segment }) => knownBands.includes(segment) || chosen === segment)
    .map(({ segment }) => ({
      band: segment,
      label: priceBandText(segment, currency),
      count: bands[segment],
    }))
  return chosen !== null || (currency !== null && choices.length > 1) ? choices : []
}

/** What the address of a list says, as the browser has it; null for any other page. */
export function parseListAddress(pathname: string): ListAddress | null {
  const [, base = '', rest = ''] =
    /^(\/store|\/(?:categoria|busca)\/[^/]+)((?:\/[^/]+)*)$/.exec(pathname) ?? []
  const refinement = parseRefinement(rest.split('/').slice(1))
  return base && refinement ? { base, refinement } : null
}

/** The first page of a list as it is narrowed down. */
export function refinedAddress(base: string, refinement: Refinement): string {
  return `${base}${refinementPath({ ...refinement, page: 1 })}`
}
