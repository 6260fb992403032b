'use client'

import { toastCopy } from '@/lib/copy/toasts'
import type { VariantId } from '@/lib/domain/identifiers'
import { useCart, useToast } from '@/stores/storefront-provider'

/** Takes a line out of the cart, and offers to put it back. */
export function useRemoveLine(): (variantId: VariantId) => void {
  const remove = useCart((state) => state.remove)
  const putBack = useCart((state) => state.putBack)
  const showToast = useToast((state) => state.show)
  return (variantId) => {
    const removed = remove(variantId)
    if (!removed) return
    const { title } = removed.line
    showToast({
      title: toastCopy.removed,
      description: toastCopy.removedDetail(title),
      variant: 'default',
      action: {
        label: toastCopy.undo,
        altText: toastCopy.undoHint(title),
        run: () => putBack(removed),
        linePosition: removed.position,
      },
    })
  }
}
