import { siteCopy } from '../../copy/site.ts'
import { type CardBrand, drawCard } from './draw-card.ts'

type Shop = { readonly storeName: string; readonly brand: CardBrand }

/** The card of the shop itself with its own face, in place of `public/share-card.jpg`; its alternative text stays true. */
export function drawShopCard({ storeName, brand }: Shop): Promise<Buffer> {
  return drawCard({ storeName, brand, title: siteCopy.tagline, price: null, ribbon: null, photo: null })
}
