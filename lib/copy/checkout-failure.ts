import type { PostCheckoutFailure } from '../browser/post-checkout.ts'
import { formatMoney } from './money.ts'
import { offlineCopy } from './offline.ts'
import { problemCopy } from './problems.ts'

type Failure = Pick<PostCheckoutFailure, 'kind' | 'fee'> & {
  readonly currency?: string
}

export function checkoutFailureText({ kind, fee, currency }: Failure): string {
  if (kind === 'unreachable' || kind === 'unreadable') return problemCopy['store-failed'].detail
  if (typeof fee === 'number' && currency)
    return `O frete deste pedido agora é de ${formatMoney({ amount: fee, currency })}. Confira o total e continue.`
  return problemCopy[kind].detail
}

/** Names only the missing connection while offline. */
export function checkoutFailure(
  failure: Failure,
  isOnline: boolean,
): { readonly title: string; readonly description: string } {
  const { kind } = failure
  if (kind === 'unreachable' && !isOnline)
    return { title: offlineCopy.title, description: offlineCopy.checkout }
  const { title } = problemCopy[kind === 'delivery-changed' ? kind : 'store-failed']
  return { title, description: checkoutFailureText(failure) }
}
