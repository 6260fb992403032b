import { type CheckoutAddresses, isAllowedCheckoutAddress } from '../domain/checkout.ts'
import type { QuotedLine } from '../domain/quote.ts'
import { failure, type Result, success } from '../domain/result.ts'
import { type ProblemKind, problemKinds } from '../http/problem-kinds.ts'
import { parseChangedLines } from './changed-lines.ts'
import type { CheckoutBody } from './contract.ts'

export type PostCheckoutFailure = {
  /** `unreachable`: no answer came; `unreadable`: an answer that is none of ours. */
  readonly kind: ProblemKind | 'unreachable' | 'unreadable'
  /** With `cart-changed`: what is no longer as the shopper saw it. */
  readonly lines?: readonly QuotedLine[]
}

type Options = {
  /** The Idempotency-Key: the same key and body lead to the same hosted checkout, however often they are sent. */
  readonly key: string
  readonly fetch: typeof fetch
  readonly allowed: CheckoutAddresses
}

/** Milliseconds: longer than the server's own limit of 8 s towards the store. */
const patienceMs = 20_000

/** Asks our server for a hosted checkout; the address is checked once more before the browser leaves. */
export async function postCheckout(
  body: CheckoutBody,
  { key, fetch, allowed }: Options,
): Promise<Result<string, PostCheckoutFailure>> {
  let answer: unknown
  try {
    const response = await fetch('/api/checkout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
    answer = await response.json()
  } catch {
    return failure({ kind: 'unreachable' })
  }
  const { url, kind, lines } = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<
    string,
    unknown
  >
  if (typeof url === 'string' && isAllowedCheckoutAddress(url, allowed)) return success(url)
  const known = problemKinds.find((candidate) => candidate === kind)
  if (known === 'cart-changed') return failure({ kind: known, lines: parseChangedLines(lines) })
  return failure({ kind: known ?? 'unreadable' })
}
