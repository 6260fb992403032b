/** One thing on sale. Prices in cents, weight in grams, stock in pieces (null: stock is not managed). */
export type SeedVariant = {
  /** As the merchant chose it; derived from the title where there is none. */
  readonly id?: string
  readonly title: string
  readonly priceCents: number
  readonly salePriceCents?: number
  readonly weightGrams: number
  readonly stock: number | null
  /** Name of a file in `public/pictures`, without its ending; defaults to the product's first picture. */
  readonly picture?: string
}

/** A row of the sample catalogue. Everything else the wire format needs is derived from it. */
export type SeedProduct = {
  /** As the merchant chose it; derived from the handle where there is none. */
  readonly id?: string
  /** Unique, lower-case, `a-z0-9-`; ids are derived from it, so it stays as it is. */
  readonly handle: string
  readonly title: string
  readonly subtitle: string
  readonly ribbon?: string
  /** HTML in most rows, plain text with line breaks in some: the upstream sends both. */
  readonly description: string
  /** Titles from `collections.ts`; the first one is the product's home. */
  readonly collections: readonly string[]
  /** Names of files in `public/pictures`, without their ending, in gallery order. */
  readonly pictures: readonly string[]
  /** Heads the variant picker ('Peso', 'Sabor'); needed where there are several variants. */
  readonly optionTitle?: string
  /** ISO 4217 in lower case; `brl` where there is none. */
  readonly currency?: string
  readonly variants: readonly SeedVariant[]
  readonly information?: readonly { readonly title: string; readonly html: string }[]
  /** False shows 'Indisponível no momento'. */
  readonly purchasable?: boolean
}
