import type { PostCheckoutFailure } from '../browser/post-checkout.ts'
import { problemCopy } from './problems.ts'

/** What a shopper reads when a purchase did not begin. */
export function checkoutFailureText(kind: PostCheckoutFailure['kind']): string {
  if (kind === 'unreachable' || kind === 'unreadable') return problemCopy['store-failed'].detail
  return problemCopy[kind].detail
}
