import { z } from 'zod'
import { identifierPattern } from '../../domain/untrusted.ts'

/** Name of a file in `public/pictures`, without its ending. */
const pictureName = z.string().regex(/^[a-z0-9][a-z0-9-]*$/)
const cents = z.int().nonnegative()
/** As the merchant chose it; derived from title or handle where there is none. */
const id = z.string().regex(identifierPattern).exactOptional()

const variantSchema = z.strictObject({
  id,
  title: z.string().min(1),
  priceCents: cents,
  salePriceCents: cents.exactOptional(),
  weightGrams: z.int().nonnegative(),
  /** In pieces; null: stock is not managed. */
  stock: z.int().nonnegative().nullable(),
  /** Defaults to the product's first picture. */
  picture: pictureName.exactOptional(),
})
export type SeedVariant = Readonly<z.output<typeof variantSchema>>

const productSchema = z.strictObject({
  id,
  /** Unique; ids are derived from it, so it stays as it is. */
  handle: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  title: z.string().min(1),
  subtitle: z.string(),
  ribbon: z.string().exactOptional(),
  /** HTML in most rows, plain text with line breaks in some: the upstream sends both. */
  description: z.string(),
  /** Titles of collections; the first one is the product's home. */
  collections: z.array(z.string()),
  pictures: z.array(pictureName).default([]),
  /** Heads the variant picker ('Peso', 'Sabor'); needed where there are several variants. */
  optionTitle: z.string().exactOptional(),
  /** ISO 4217 in lower case; `brl` where there is none. */
  currency: z
    .string()
    .regex(/^[a-z]{3}$/)
    .exactOptional(),
  variants: z.array(variantSchema),
  information: z.array(z.strictObject({ title: z.string(), html: z.string() })).exactOptional(),
  /** False shows 'Indisponível no momento'. */
  purchasable: z.boolean().exactOptional(),
})
export type SeedProduct = Readonly<z.output<typeof productSchema>>

const collectionSchema = z.strictObject({
  id,
  title: z.string().min(1),
  picture: pictureName.exactOptional(),
})
export type SeedCollection = Readonly<z.output<typeof collectionSchema>>

export type SeedCatalog = {
  readonly products: readonly SeedProduct[]
  readonly collections: readonly SeedCollection[]
}

/** What must be unique for ids to be, and known for references to hold. */
function problemsOf({ products, collections }: SeedCatalog): string[] {
  const titles = new Set(collections.map((collection) => collection.title))
  const handles = new Set<string>()
  return products.flatMap((product) => {
    const variantTitles = new Set(product.variants.map((variant) => variant.title))
    const problems = [
      ...(handles.has(product.handle) ? [`two products have the handle ${product.handle}`] : []),
      ...(variantTitles.size < product.variants.length
        ? [`${product.handle}: two variants of one title`]
        : []),
      ...product.collections
        .filter((title) => !titles.has(title))
        .map((title) => `${product.handle}: no collection ${title}`),
    ]
    handles.add(product.handle)
    return problems
  })
}

const catalogFileSchema = z
  .strictObject({
    store: z.string().min(1),
    collections: z.array(collectionSchema),
    products: z.array(productSchema),
  })
  .superRefine((file, context) => {
    for (const message of problemsOf(file)) context.addIssue({ code: 'custom', message })
  })
type CatalogFile = z.output<typeof catalogFileSchema>

export function parseCatalog(content: unknown): CatalogFile {
  const parsed = catalogFileSchema.safeParse(content)
  if (parsed.success) return parsed.data
  throw new Error(`not a catalogue:\n${z.prettifyError(parsed.error)}`)
}
