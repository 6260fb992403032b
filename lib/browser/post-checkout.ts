import { checkoutOpened, checkoutProblem } from '../api/checkout-answers.ts'
import type { CheckoutBody } from '../api/checkout-messages.ts'
import type { ProblemKind } from '../api/problem-kinds.ts'
import { type CheckoutAddresses, isAllowedCheckoutAddress } from '../domain/checkout.ts'
import type { OfferedWindow } from '../domain/delivery-windows.ts'
import type { QuotedLine } from '../domain/quote.ts'
import { failure, type Result, success } from '../domain/result.ts'
import { retryAfterSeconds } from '../domain/retry-after.ts'
import { callShop } from './call-shop.ts'

export type PostCheckoutFailure = {
  /** `unreachable`: no answer; `unreadable`: not an answer of ours. */
  readonly kind: ProblemKind | 'unreachable' | 'unreadable'
  readonly lines?: readonly QuotedLine[]
  /** Open windows, set when the chosen one was refused. */
  readonly windows?: readonly OfferedWindow[]
  readonly fee?: number | null
  /** Pause requested by the shop or a proxy, at most a minute. */
  readonly retryAfterSeconds?: number
}

const longestPause = 60

type Options = {
  /** Idempotency-Key: the same key and body lead to the same hosted checkout. */
  readonly key: string
  readonly fetch?: typeof fetch
  readonly allowed: CheckoutAddresses
}

/** Opens a hosted checkout; checks its address again before the browser leaves. */
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
  const url = checkoutOpened.safeParse(answer).data?.url
  if (url !== undefined && isAllowedCheckoutAddress(url, allowed)) return success(url)
  const { kind = 'unreadable', lines, windows, fee = null } = checkoutProblem.safeParse(answer).data ?? {}
  if (kind.startsWith('window-')) return failure({ kind, windows: windows ?? [] })
  if (kind === 'delivery-changed') return failure({ kind, fee })
  return failure(kind === 'cart-changed' && lines ? { kind, lines } : { kind, ...pause })
}

function pauseOf({ headers }: Response): Pick<PostCheckoutFailure, 'retryAfterSeconds'> {
  const seconds = retryAfterSeconds(headers.get('retry-after'), Date.now())
  return seconds ? { retryAfterSeconds: Math.min(seconds, longestPause) } : {}
}
