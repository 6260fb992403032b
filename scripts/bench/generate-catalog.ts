import type { SeedProduct } from '../../lib/embedded-store/seed/seed-product.ts'
import { shippedCatalog } from '../../lib/embedded-store/seed.ts'

type SeedCatalog = {
  readonly products: readonly SeedProduct[]
  readonly collections: readonly { title: string }[]
}

/** Numbers from 0 up to 1, always the same ones (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const beginnings = [
  'Ara',
  'Bela',
  'Cam',
  'Dona',
  'Fazen',
  'Gua',
  'Ita',
  'Jaca',
  'Lagoa',
  'Mara',
  'Nova',
  'Ouro',
]
const middles = ['ri', 'po', 'ta', 'ne', 'vi', 'lu', 'qua', 'so', 'mi', 'be']
const endings = ['ba', 'guá', 'lândia', 'mar', 'nha', 'pé', 'rão', 'tuba', 'vale', 'zeiro']
const kinds = ['tradicional', 'orgânico', 'da serra', 'premium', 'seleção', 'colonial', 'light', 'artesanal']
const sizes = ['100 g', '250 g', '400 g', '500 g', '750 g', '1 kg', '2 kg', '300 ml', '1 L', '12 unidades']

/** A catalogue of any size in the shape of the sample one, under made-up brands; the same one for the same count. */
export function generateCatalog(count: number): SeedCatalog {
  const random = createRandom(count)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const brandNames = [
    ...new Set(
      beginnings.flatMap((start) =>
        middles.flatMap((middle) => endings.map((end) => `${start}${middle}${end}`)),
      ),
    ),
  ]
  const products = Array.from({ length: count }, (_, index): SeedProduct => {
    const model = shippedCatalog.products[index % shippedCatalog.products.length] as SeedProduct
    const brand = pick(brandNames)
    const title = `${model.title} ${brand} ${pick(kinds)} ${pick(sizes)}`
    return {
      ...model,
      handle: `${model.handle}-${index}`,
      title,
      description: `${model.description}<p>${brand}, ${pick(kinds)}, de ${pick(brandNames)} e ${pick(brandNames)}. Lote ${index}.</p>`,
      variants: model.variants.map((variant) => ({
        ...variant,
        priceCents: Math.max(100, Math.round(variant.priceCents * (0.6 + random()))),
        ...(variant.salePriceCents === undefined ? {} : { salePriceCents: 100 }),
        stock: random() < 0.1 ? 0 : Math.floor(random() * 80),
      })),
    }
  })
  return { products, collections: shippedCatalog.collections }
}
