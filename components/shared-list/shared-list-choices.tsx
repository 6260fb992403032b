'use client'

import Link from 'next/link'
import { Button, buttonVariants } from '@/components/ui/button'
import { sharedListCopy as list } from '@/lib/copy/share'
import { paths } from '@/lib/domain/paths'
import type { TakenLine } from '@/lib/domain/taken-lines'
import { mergeList, replaceCart } from '@/stores/merge-list'
import { usePanel, useStores, useToast } from '@/stores/storefront-provider'

/** Changes the cart only by an explicit choice: replace, merge or ignore. */
export function SharedListChoices({ lines }: { readonly lines: readonly TakenLine[] }) {
  const cart = useStores().cart.getState
  const showPanel = usePanel((panel) => panel.show)
  const showToast = useToast((toast) => toast.show)

  function take(change: typeof mergeList) {
    const before = cart().lines
    const { taken, leftOut } = change(cart, lines)
    const description = leftOut.length > 0 ? list.leftOut(leftOut) : list.takenDetail(taken)
    const undo = { label: list.undo, altText: list.undoHint, run: () => cart().revise(() => before) }
    showPanel('cart')
    showToast({ title: list.taken, description, action: undo })
  }

  return (
    <fieldset aria-label={list.choices} className="mt-6 grid gap-3">
      <Button size="lg" disabled={lines.length === 0} onClick={() => take(mergeList)}>
        {list.merge}
      </Button>
      <Button variant="outline" size="lg" disabled={lines.length === 0} onClick={() => take(replaceCart)}>
        {list.replace}
      </Button>
      <Link href={paths.store} prefetch={false} className={buttonVariants({ variant: 'ghost' })}>
        {list.ignore}
      </Link>
    </fieldset>
  )
}
