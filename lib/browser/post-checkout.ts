import type { CheckoutBody } from '../api/checkout-messages.ts'
import { type ProblemKind, problemKinds } from '../api/problem-kinds.ts'
import { type CheckoutAddresses, isAllowedCheckoutAddress } from '../domain/checkout.ts'
import type { QuotedLine } from '../domain/quote.ts'
import { failure, type Result, success } from '../domain/result.ts'
import { callShop } from './call-shop.ts'
import { objectOf, oneOf, text } from './decode.ts'
import { quotedLines } from './quote-decoders.ts'

export type PostCheckoutFailure = {
  /** `unreachable`: no answer came; `unreadable`: an answer that is none of ours. */
  readonly kind: ProblemKind | 'unreachable' | 'unreadable'
  /** With `cart-changed`: what is no longer as the shopper saw it. */
  readonly lines?: readonly QuotedLine[]
}

type Options = {
  /** The Idempotency-Key: the same key and body lead to the same hosted checkout, however often they are sent. */
  readonly key: string
  readonly fetch?: typeof fetch
  readonly allowed: CheckoutAddresses
}

const opened = objectOf({ url: text })
const problem = objectOf({ kind: oneOf(problemKinds), lines: quotedLines })

/** Asks our server for a hosted checkout; the address is checked once more before the browser leaves. */
export async function postCheckout(
  body: CheckoutBody,
  { key, fetch, allowed }: Options,
): Promise<Result<string, PostCheckoutFailure>> {
  let answer: unknown
  try {
    const headers = { 'idempotency-key': key }
    answer = (await callShop('/api/checkout', { fetch, body, headers })).content
  } catch {
    return failure({ kind: 'unreachable' })
  }
  const url = opened(answer)?.url
  if (url !== undefined && isAllowedCheckoutAddress(url, allowed)) return success(url)
  const { kind = 'unreadable', lines } = problem(answer) ?? {}
  return failure(kind === 'cart-changed' && lines ? { kind, lines } : { kind })
}
