import type { CheckoutBody } from '../api/checkout-messages.ts'
import { type ProblemKind, problemKinds } from '../api/problem-kinds.ts'
import { type CheckoutAddresses, isAllowedCheckoutAddress } from '../domain/checkout.ts'
import type { OfferedWindow } from '../domain/delivery-windows.ts'
import type { QuotedLine } from '../domain/quote.ts'
import { failure, type Result, success } from '../domain/result.ts'
import { retryAfterSeconds } from '../domain/retry-after.ts'
import { callShop } from './call-shop.ts'
import { nullable, objectOf, oneOf, otherwise, text, whole } from './decode.ts'
import { offeredWindows } from './fetch-windows.ts'
import { quotedLines } from './quote-decoders.ts'

export type PostCheckoutFailure = {
  /** `unreachable`: no answer came; `unreadable`: an answer that is none of ours. */
  readonly kind: ProblemKind | 'unreachable' | 'unreadable'
  /** With `cart-changed`: what is no longer as the shopper saw it. */
  readonly lines?: readonly QuotedLine[]
  /** Where the window of delivery was refused: those that can be chosen now. */
  readonly windows?: readonly OfferedWindow[]
  /** With `delivery-changed`: minor units of what delivery costs today; null for no fee. */
  readonly fee?: number | null
  /** Until when the shop, or a proxy before it, does not want to be asked again; at most a minute. */
  readonly retryAfterSeconds?: number
}

/** Seconds. Who names an hour holds back by itself, and is asked before. */
const longestPause = 60

type Options = {
  /** The Idempotency-Key: the same key and body lead to the same hosted checkout, however often they are sent. */
  readonly key: string
  readonly fetch?: typeof fetch
  readonly allowed: CheckoutAddresses
}

const opened = objectOf({ url: text })
const problem = objectOf({
  kind: oneOf(problemKinds),
  lines: quotedLines,
  windows: offeredWindows,
  fee: otherwise(nullable(whole()), null),
})

/** Asks our server for a hosted checkout; the address is checked once more before the browser leaves. */
export async function postCheckout(
  body: CheckoutBody,
  { key, fetch = (...request) => window.fetch(...request), allowed }: Options,
): Promise<Result<string, PostCheckoutFailure>> {
  let answer: unknown
  let pause: Pick<PostCheckoutFailure, 'retryAfterSeconds'> = {}
  const noting: typeof globalThis.fetch = async (...request) => {
    const response = await fetch(...request)
    pause = pauseOf(response)
    return response
  }
  try {
    const headers = { 'idempotency-key': key }
    answer = (await callShop('/api/checkout', { fetch: noting, body, headers })).content
  } catch {
    return failure({ kind: 'unreachable', ...pause })
  }
  const url = opened(answer)?.url
  if (url !== undefined && isAllowedCheckoutAddress(url, allowed)) return success(url)
  const { kind = 'unreadable', lines, windows, fee = null } = problem(answer) ?? {}
  if (kind.startsWith('window-')) return failure({ kind, windows: windows ?? [] })
  if (kind === 'delivery-changed') return failure({ kind, fee })
  return failure(kind === 'cart-changed' && lines ? { kind, lines } : { kind, ...pause })
}

function pauseOf({ headers }: Response): Pick<PostCheckoutFailure, 'retryAfterSeconds'> {
  const seconds = retryAfterSeconds(headers.get('retry-after'), Date.now())
  return seconds ? { retryAfterSeconds: Math.min(seconds, longestPause) } : {}
}
