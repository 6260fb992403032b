import { type PriceBand, priceBands } from '../domain/refinement.ts'
import { moneyParts } from './money.ts'

/** `Até R$ 10`, `De R$ 10 a R$ 25`, `R$ 50 ou mais`; without a currency the numbers alone. */
export function priceBandText(band: PriceBand, currency: string | null): string {
  const symbol = currency === null ? '' : `${moneyParts({ amount: 0, currency }).symbol} `
  const { from, below } = priceBands.find(({ segment }) => segment === band) ?? priceBands[0]
  if (below === null) return `${symbol}${from} ou mais`
  return from === 0 ? `Até ${symbol}${below}` : `De ${symbol}${from} a ${symbol}${below}`
}
