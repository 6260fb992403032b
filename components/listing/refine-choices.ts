import { priceBandText } from '@/lib/copy/price-bands'
import type { RefinementCounts } from '@/lib/domain/product-listing'
import { type PriceBand, priceBands, type Refinement } from '@/lib/domain/refinement'

type BandChoice = { readonly band: PriceBand; readonly label: string; readonly count: number }

/** The price bands there is something in, and the chosen one; none where one band would leave everything. */
export function bandChoices(counts: RefinementCounts, chosen: Refinement['band']): readonly BandChoice[] {
  const { bands, currency } = counts
  const choices = priceBands
    .filter(({ segment }) => bands[segment] > 0 || chosen === segment)
    .map(({ segment }) => ({
      band: segment,
      label: priceBandText(segment, currency),
      count: bands[segment],
    }))
  return chosen !== null || (currency !== null && choices.length > 1) ? choices : []
}
