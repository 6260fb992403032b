import type { VariantId } from './identifiers.ts'
import { slugify } from './text.ts'

/** Parameter of a product's address that names the chosen variant. */
export const variantParameter = 'variante'

type Choice = { readonly id: VariantId; readonly title: string }

/** What stands for a variant in the address: the slug of its title, or its id where another one has the same. */
export function variantName(choice: Choice, choices: readonly Choice[]): string {
  const slug = slugify(choice.title)
  const isShared = choices.some(({ id, title }) => id !== choice.id && slugify(title) === slug)
  return slug === '' || isShared ? choice.id : slug
}

/** The variant that an address asks for (`?variante=1-kg`), or null. */
export function variantInAddress(search: string, choices: readonly Choice[]): VariantId | null {
  const wanted = new URLSearchParams(search).get(variantParameter)
  if (!wanted) return null
  return choices.find((choice) => choice.id === wanted || variantName(choice, choices) === wanted)?.id ?? null
}

/** The same address with the chosen variant; the default one leaves it clean. */
export function addressWithVariant(
  address: string,
  chosen: VariantId,
  { choices, defaultId }: { readonly choices: readonly Choice[]; readonly defaultId: VariantId },
): string {
  const url = new URL(address)
  const choice = choices.find(({ id }) => id === chosen)
  if (choice && chosen !== defaultId) url.searchParams.set(variantParameter, variantName(choice, choices))
  else url.searchParams.delete(variantParameter)
  return `${url.pathname}${url.search}${url.hash}`
}
