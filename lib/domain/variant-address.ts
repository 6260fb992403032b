import type { VariantId } from './identifiers.ts'
import { displayedVariant, type Product, type Variant } from './product.ts'
import { slugify } from './text.ts'

/** Parameter of a product's address that names the chosen variant. */
export const variantParameter = 'variante'

type Choice = { readonly id: VariantId; readonly title: string }

/** What stands for a variant in the address: the slug of its title, or its id where another one has the same. */
function variantName(choice: Choice, choices: readonly Choice[]): string {
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

/**
 * The product's address (`url`, absolute) that opens with this variant chosen; the one that is chosen anyway has the
 * clean address.
 */
export function variantAddress(
  url: string,
  variant: Variant,
  product: Pick<Product, 'variants' | 'priceSelection'>,
): string {
  if (variant.id === displayedVariant(product)?.id) return url
  const address = new URL(url)
  address.searchParams.set(variantParameter, variantName(variant, product.variants))
  return address.href
}
