import { vi } from 'vitest'
import { specifiedRule } from '../domain/delivery.ts'
import type { VariantId } from '../domain/identifiers.ts'
import { type QuoteRequestLine, quoteOf, type VariantFacts } from '../domain/quote.ts'
import { plainPrice } from './sample-values.ts'

/** Five pieces at R$ 5,00, a kilogram each. */
const plainFacts: VariantFacts = {
  price: plainPrice,
  purchasable: true,
  isAvailable: true,
  managesInventory: true,
  stock: 5,
  weightGrams: 1000,
}

/** Stubs `fetch` with quotes by the real rules. `known` may change; null is a removed variant. */
export function answerQuotes(known = new Map<VariantId, Partial<VariantFacts> | null>()) {
  const server = {
    known,
    isDown: false,
    /** Delays the answer. */
    answersAfter: Promise.resolve(),
    asked: [] as (readonly QuoteRequestLine[])[],
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address !== '/api/cart/quote') throw new Error(`not expected: ${address}`)
    const { lines } = JSON.parse(String(init.body)) as { lines: readonly QuoteRequestLine[] }
    server.asked.push(lines)
    await server.answersAfter
    if (server.isDown) throw new TypeError('Failed to fetch')
    const facts = new Map<VariantId, VariantFacts>()
    for (const { variantId } of lines) {
      const part = server.known.get(variantId)
      if (part !== null) facts.set(variantId, { ...plainFacts, ...part })
    }
    return Response.json(quoteOf(lines, facts, specifiedRule))
  })
  return server
}
