import type { VariantId } from '@/lib/domain/identifiers'
import { variantName, variantParameter } from '@/lib/domain/variant-name'

type Choice = { readonly id: VariantId; readonly title: string }

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
