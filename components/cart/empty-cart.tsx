'use client'

import { ShoppingBasket } from 'lucide-react'
import Link from 'next/link'
import { cartCopy } from '@/lib/copy/cart'
import { homeCopy } from '@/lib/copy/home'
import { paths } from '@/lib/domain/paths'

export function EmptyCart({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <div className="empty-shelf mt-4">
      <ShoppingBasket aria-hidden="true" className="mx-auto mb-2 size-9 text-muted-foreground" />
      <p className="font-bold text-[18px]">{cartCopy.empty}</p>
      <p className="mt-0.5 mb-3 text-muted-foreground">{cartCopy.emptyHint}</p>
      <Link href={paths.store} onClick={onLeave} className="btn btn-secondary">
        {homeCopy.exploreAll}
      </Link>
    </div>
  )
}
