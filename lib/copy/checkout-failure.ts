import type { PostCheckoutFailure } from '../browser/post-checkout.ts'
import { offlineCopy } from './offline.ts'
import { problemCopy } from './problems.ts'

type Kind = PostCheckoutFailure['kind']

/** What a shopper reads when a purchase did not begin. */
export function checkoutFailureText(kind: Kind): string {
  if (kind === 'unreachable' || kind === 'unreadable') return problemCopy['store-failed'].detail
  return problemCopy[kind].detail
}

/** The same with its title: without a connection (`isOnline`) nothing else has to be said. */
export function checkoutFailure(
  kind: Kind,
  isOnline: boolean,
): { readonly title: string; readonly description: string } {
  if (kind === 'unreachable' && !isOnline)
    return { title: offlineCopy.title, description: offlineCopy.checkout }
  return { title: problemCopy['store-failed'].title, description: checkoutFailureText(kind) }
}
