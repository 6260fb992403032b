import { readShop } from './call-shop.ts'
import { objectOf, otherwise, text, whole } from './decode.ts'

type Options = { readonly fetch?: typeof fetch; readonly signal: AbortSignal }

const answer = objectOf({ text, validMs: otherwise(whole(), null) })

/** Asks our server whether the market is open now. Throws when no usable answer comes. */
export function fetchOpening(options: Options) {
  return readShop('/api/opening', { ...options, decode: answer })
}
