import type { VariantId } from './identifiers.ts'
import { displayedVariant, type Product, type Variant } from './product.ts'
import { slugify } from './text.ts'

export const variantParameter = 'variante'

type Choice = { readonly id: VariantId; readonly title: string }

/** Returns the slug of the title; the id when the slug is shared. */
function variantName(choice: Choice, choices: readonly Choice[]): string {
  const slug = slugify(choice.title)
  const isShared = choices.some(({ id, title }) => id !== choice.id && slugify(title) === slug)
  return slug === '' || isShared ? choice.id : slug
}

export function variantInAddress(search: string, choices: readonly Choice[]): VariantId | null {
  const wanted = new URLSearchParams(search).get(variantParameter)
  if (!wanted) return null
  return choices.find((choice) => choice.id === wanted || variantName(choice, choices) === wanted)?.id ?? null
}

export function addressWithVariant(
  address: string,
  chosen: VariantId,
  { variants, initialId }: { readonly variants: readonly Choice[]; readonly initialId: VariantId },
): string {
  const url = new URL(address)
  const choice = variants.find(({ id }) => id === chosen)
  if (choice && chosen !== initialId) url.searchParams.set(variantParameter, variantName(choice, variants))
  else url.searchParams.delete(variantParameter)
  return `${url.pathname}${url.search}${url.hash}`
}

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
