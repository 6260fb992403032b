import type { SeedCatalog, SeedProduct, SeedVariant } from '../catalog-file.ts'
import { sampleCatalog } from '../seed.ts'

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

/** 1,200 words that sound like places in Brazil. */
const brandNames: readonly string[] = beginnings.flatMap((start) =>
  middles.flatMap((middle) => endings.map((end) => `${start}${middle}${end}`)),
)

const kinds: readonly string[] = [
  'tradicional',
  'orgânico',
  'da serra',
  'premium',
  'seleção',
  'colonial',
  'light',
  'artesanal',
]

const sizes: readonly { readonly text: string; readonly grams: number }[] = [
  { text: '100 g', grams: 100 },
  { text: '250 g', grams: 250 },
  { text: '400 g', grams: 400 },
  { text: '500 g', grams: 500 },
  { text: '750 g', grams: 750 },
  { text: '1 kg', grams: 1000 },
  { text: '2 kg', grams: 2000 },
  { text: '300 ml', grams: 300 },
  { text: '1 L', grams: 1000 },
  { text: '12 unidades', grams: 600 },
]

export const mostProducts = 50_000

/**
 * A catalogue of any size in the shape of the sample one: its goods under made-up brands, in other packs, at other
 * prices, with the gaps that merchants leave (no picture, no text, unmanaged stock). The same one for the same
 * count.
 */
export function generateCatalog(count: number): SeedCatalog {
  const random = createRandom(count)
  const models = sampleCatalog().products
  return {
    collections: sampleCatalog().collections,
    products: Array.from({ length: count }, (_, index) =>
      withGaps(generateProduct(models[index % models.length] as SeedProduct, { index, random }), index),
    ),
  }
}

type Place = { readonly index: number; readonly random: () => number }

function generateProduct(model: SeedProduct, { index, random }: Place): SeedProduct {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const brand = pick(brandNames)
  const kind = pick(kinds)
  const size = pick(sizes)
  const isOnly = model.variants.length === 1
  const title = [model.title, brand, kind, ...(isOnly ? [size.text] : [])].join(' ')
  return {
    ...model,
    handle: `${model.handle}-${index}`,
    title,
    subtitle: `de ${pick(brandNames)}`,
    description: `${model.description}<p>${brand}, ${kind}, de ${pick(brandNames)} e ${pick(brandNames)}. Lote ${index}.</p>`,
    variants: model.variants.map((variant) => ({
      ...priced(variant, 0.6 + random()),
      ...(isOnly ? { title, weightGrams: size.grams } : {}),
      stock: random() < 0.1 ? 0 : Math.floor(random() * 80) + 1,
    })),
  }
}

function priced({ salePriceCents, ...variant }: SeedVariant, factor: number): SeedVariant {
  const cents = (amount: number) => Math.max(100, Math.round(amount * factor))
  return {
    ...variant,
    priceCents: cents(variant.priceCents),
    ...(salePriceCents === undefined ? {} : { salePriceCents: cents(salePriceCents) }),
  }
}

// Primes, so that the gaps meet in every way.
function withGaps(product: SeedProduct, index: number): SeedProduct {
  return {
    ...product,
    ...(index % 47 === 46 ? { pictures: [] } : {}),
    ...(index % 61 === 60 ? { description: '' } : {}),
    ...(index % 71 === 70 ? { title: ` ${product.title} ` } : {}),
    ...(index % 211 === 210 ? { purchasable: false } : {}),
    ...(index % 29 === 28
      ? { variants: product.variants.map((variant) => ({ ...variant, stock: null })) }
      : {}),
  }
}

/** Numbers from 0 up to 1, always the same ones (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
