import type { VariantId } from '@/lib/domain/identifiers'
import { slugify } from '@/lib/domain/text'

const parameter = 'variante'

type Choice = { readonly id: VariantId; readonly title: string }

/** What stands for a variant in the address: the slug of its title, or its id where another one has the same. */
function nameOf(choice: Choice, choices: readonly Choice[]): string {
  const slug = slugify(choice.title)
  const isShared = choices.some(({ id, title }) => id !== choice.id && slugify(title) === slug)
  return slug === '' || isShared ? choice.id : slug
}

/** The variant that an address asks for (`?variante=1-kg`), or null. */
export function variantInAddress(search: string, choices: readonly Choice[]): VariantId | null {
  const wanted = new URLSearchParams(search).get(parameter)
  if (!wanted) return null
  return choices.find((choice) => choice.id === wanted || nameOf(choice, choices) === wanted)?.id ?? null
}

/** The same address with the chosen variant; the default one leaves it clean. */
export function addressWithVariant(
  address: string,
  chosen: VariantId,
  { choices, defaultId }: { readonly choices: readonly Choice[]; readonly defaultId: VariantId },
): string {
  const url = new URL(address)
  const choice = choices.find(({ id }) => id === chosen)
  if (choice && chosen !== defaultId) url.searchParams.set(parameter, nameOf(choice, choices))
  else url.searchParams.delete(parameter)
  return `${url.pathname}${url.search}${url.hash}`
}
