import type { LineChange, QuotedLine } from '../domain/quote.ts'
import { type Decoder, listOf, objectOf, oneOf, otherwise, whole } from './decode.ts'
import { priceUpTo, variantId } from './domain-decoders.ts'

const countOrNull = otherwise(whole(), null)
const gone = objectOf({ kind: oneOf(['gone'] as const) })
const short = objectOf({ kind: oneOf(['short'] as const), available: whole(1) })
const priceChange = objectOf({ kind: oneOf(['price'] as const), from: whole(), to: whole() })

const change: Decoder<LineChange> = (value) => gone(value) ?? short(value) ?? priceChange(value)

const quotedLine = objectOf<QuotedLine>({
  variantId,
  quantity: whole(),
  price: otherwise(priceUpTo(), null),
  stock: countOrNull,
  weightGrams: countOrNull,
  changes: listOf(change),
})

export const quotedLines = otherwise(listOf(quotedLine), [])
