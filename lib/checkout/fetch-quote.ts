import type { DeliveryRule } from '../domain/delivery.ts'
import type { VariantId } from '../domain/identifiers.ts'
import type { Product } from '../domain/product.ts'
import { type Quote, type QuoteRequestLine, quoteOf, type VariantFacts } from '../domain/quote.ts'
import { type Result, success } from '../domain/result.ts'
import type { StoreApiError } from '../store/errors.ts'
import type { LivePrices } from './live-prices.ts'
import type { ProductWeights } from './product-weights.ts'

type Parts = {
  readonly facts: LivePrices
  readonly weights: ProductWeights
  readonly findProductOf: (variantId: VariantId) => Product | undefined
}

export type QuoteOptions = {
  /** What delivery costs; null while the city is unknown. */
  readonly rule?: DeliveryRule | null
  /** Prices and stock as of now, not of the last 2 s. */
  readonly readsAnew?: boolean
  /** False takes the weights that are known, and waits for no others. */
  readonly waitsForWeights?: boolean
}

/** What the store would sell these lines for now. What the catalogue does not know is gone, without asking. */
export async function fetchQuote(
  lines: readonly QuoteRequestLine[],
  {
    facts,
    weights,
    findProductOf,
    rule = null,
    readsAnew = false,
    waitsForWeights = true,
  }: Parts & QuoteOptions,
): Promise<Result<Quote, StoreApiError>> {
  const productOf = new Map(lines.map(({ variantId }) => [variantId, findProductOf(variantId)]))
  const products = [...new Set([...productOf.values()].filter((product) => product !== undefined))]
  const [live, grams] = await Promise.all([
    facts.list(
      products.map(({ id }) => id),
      { readsAnew },
    ),
    waitsForWeights ? weights.find(products) : weights.known(products),
  ])
  if (!live.ok) return live
  const known = new Map<VariantId, VariantFacts>()
  for (const { purchasable, variants } of live.value.values()) {
    for (const variant of variants) {
      if (!productOf.has(variant.id)) continue
      const weightGrams = variant.weightGrams ?? grams.get(variant.id) ?? null
      known.set(variant.id, { ...variant, purchasable, weightGrams })
    }
  }
  return success(quoteOf(lines, known, rule))
}
