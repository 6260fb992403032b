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
