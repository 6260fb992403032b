import type { CartItem } from '@/lib/domain/cart'

/** What one piece is, beside its title: the variant or the pack, and nothing that the title says already. */
export function shownPack({
  title,
  variantTitle,
  pack,
}: Pick<CartItem, 'title' | 'variantTitle' | 'pack'>): string | null {
  const text = variantTitle ?? pack
  return text && !title.toLowerCase().includes(text.toLowerCase()) ? text : null
}
