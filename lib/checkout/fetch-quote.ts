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
  readonly rule?: DeliveryRule | null
  /** Bypasses the prices and stock cached for 2 s. */
  readonly readsAnew?: boolean
  readonly waitsForWeights?: boolean
}

/** Quotes the lines; reports products missing from the catalogue as gone without asking the store. */
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
