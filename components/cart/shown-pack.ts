import type { CartItem } from '@/lib/domain/cart'

/** What one piece is, beside its title: the variant and the pack, and nothing that the title says already. */
export function shownPack({
  title,
  variantTitle,
  pack,
}: Pick<CartItem, 'title' | 'variantTitle' | 'pack'>): string | null {
  const isNew = (text: string | null) => text && !title.toLowerCase().includes(text.toLowerCase())
  return [variantTitle, pack].filter(isNew).join(' · ') || null
}
