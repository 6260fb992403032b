import { z } from 'zod'
import { identifierPattern } from '../../domain/identifier-patterns.ts'
import type { SeedCatalog } from './prepare-database.ts'

const pictureName = z.string().regex(/^[a-z0-9][a-z0-9-]*$/)
const cents = z.int().nonnegative()
const id = z.string().regex(identifierPattern).exactOptional()

const variantSchema = z.strictObject({
  id,
  title: z.string().min(1),
  priceCents: cents,
  salePriceCents: cents.exactOptional(),
  weightGrams: z.int().nonnegative(),
  stock: z.int().nonnegative().nullable(),
  picture: pictureName.exactOptional(),
})

const productSchema = z.strictObject({
  id,
  handle: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  title: z.string().min(1),
  subtitle: z.string(),
  ribbon: z.string().exactOptional(),
  description: z.string(),
  collections: z.array(z.string()),
  pictures: z.array(pictureName).default([]),
  optionTitle: z.string().exactOptional(),
  currency: z
    .string()
    .regex(/^[a-z]{3}$/)
    .exactOptional(),
  variants: z.array(variantSchema),
  information: z.array(z.strictObject({ title: z.string(), html: z.string() })).exactOptional(),
  purchasable: z.boolean().exactOptional(),
})

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
    /** Name of the store; its id is derived from it. */
    store: z.string().min(1),
    collections: z.array(
      z.strictObject({ id, title: z.string().min(1), picture: pictureName.exactOptional() }),
    ),
    products: z.array(productSchema),
  })
  .superRefine((file, context) => {
    for (const message of problemsOf(file)) context.addIssue({ code: 'custom', message })
  })
export type CatalogFile = z.output<typeof catalogFileSchema>

/** A catalogue of other products, as JSON. Throws with the first faults named. */
export function parseCatalogFile(text: string): CatalogFile {
  const parsed = catalogFileSchema.safeParse(JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new Error(`not a catalogue:\n${z.prettifyError(parsed.error)}`)
}
