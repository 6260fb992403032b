import { createHash } from 'node:crypto'
import type { Product } from '../domain/product.ts'
import type { ProductCard } from '../domain/product-card.ts'

/** Sample goods of the specification: eight for the store list, the first two for the product page. */
export const sampleItems = [
  { title: 'Tomate Italiano', subtitle: 'Firme, para salada e molho', picture: '/pictures/tomate.webp' },
  { title: 'Banana Prata', subtitle: 'Doce e no ponto', picture: '/pictures/banana.webp' },
  { title: 'Pão Francês', subtitle: 'Assado hoje', picture: '/pictures/pao-frances.webp' },
  { title: 'Queijo Colonial', subtitle: 'Curado na serra', picture: '/pictures/queijo-colonial.webp' },
  { title: 'Alface Crespa', subtitle: 'Colhida de manhã', picture: '/pictures/alface-crespa.webp' },
  { title: 'Ovos Caipiras', subtitle: 'Galinhas soltas', picture: '/pictures/ovos-caipiras.webp' },
  { title: 'Café Torrado e Moído', subtitle: 'Torra média', picture: '/pictures/cafe.webp' },
  { title: 'Leite Integral', subtitle: 'Fresco, de vaca', picture: '/pictures/leite-integral.webp' },
] as const

type Sample = (typeof sampleItems)[number]

export type SampleMode = 'off' | 'fill' | 'overwrite'

// Specification, section 2.
const pageChoices = 2

/** Chooses the sample by product id, so that it never changes. */
function sampleFor(id: string, choices: number): Sample {
  const index = createHash('sha256').update(id).digest().readUInt32BE(0) % choices
  return sampleItems[index] ?? sampleItems[0]
}

type CardOptions = {
  readonly mode: SampleMode
  /** Position on the store list, from 0; null on other lists. */
  readonly storePosition: number | null
}

export function fillCard(card: ProductCard, { mode, storePosition }: CardOptions): ProductCard {
  if (mode === 'off') return card
  const sample = sampleFor(card.productId, sampleItems.length)
  const filled = {
    ...card,
    title: card.title || sample.title,
    subtitle: card.subtitle || sample.subtitle,
    picture: card.picture ?? sample.picture,
    item: card.item && {
      ...card.item,
      title: card.item.title || sample.title,
      picture: card.item.picture ?? sample.picture,
    },
  }
  if (mode === 'fill' || storePosition === null) return filled
  return { ...filled, ...(sampleItems[storePosition % sampleItems.length] ?? sampleItems[0]) }
}

export function fillProduct(product: Product, mode: SampleMode): Product {
  if (mode === 'off') return product
  const sample = sampleFor(product.id, pageChoices)
  return {
    ...product,
    title: product.title || sample.title,
    subtitle: product.subtitle || sample.subtitle,
    pictures: product.pictures.length > 0 ? product.pictures : [sample.picture],
  }
}
