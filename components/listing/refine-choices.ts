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
  /** Whole list: `/store`, `/categoria/frutas`, `/busca/banana`. */
  readonly base: string
  readonly refinement: Refinement
}

/** Empty when a band would keep everything. */
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

/** Null for other pages. */
export function parseListAddress(pathname: string): ListAddress | null {
  const [, base = '', rest = ''] =
    /^(\/store|\/(?:categoria|busca)\/[^/]+)((?:\/[^/]+)*)$/.exec(pathname) ?? []
  const refinement = parseRefinement(rest.split('/').slice(1))
  return base && refinement ? { base, refinement } : null
}

export function refinedAddress(base: string, refinement: Refinement): string {
  return `${base}${refinementPath({ ...refinement, page: 1 })}`
}
