import { foldText } from './text.ts'

/** What happens to a product that is missing when the order is packed. */
export const substitutions = ['similar', 'remove'] as const
export type Substitution = (typeof substitutions)[number]

/** Characters of a shopper's note on one product. */
export const maximumNoteLength = 140

/** Compared without case, accents and outer spaces. */
export function isServedCity(city: string, servedCities: readonly string[]): boolean {
  const wanted = foldText(city)
  return wanted !== '' && servedCities.some((served) => foldText(served) === wanted)
}
