import { toastCopy } from '@/lib/copy/toasts'
import type { CartFailure } from '@/lib/domain/cart'

/** What a shopper reads when something could not be put in the cart. */
export function cartFailureText(failure: CartFailure): string {
  if (failure.kind === 'cart-full') return toastCopy.cartFull
  if (failure.kind === 'other-currency') return toastCopy.otherCurrency
  const { title, variantTitle, remaining } = failure
  return toastCopy.insufficientStock(title, variantTitle, remaining)
}
