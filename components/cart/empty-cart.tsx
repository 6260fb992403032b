'use client'

import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button'
import { EmptyShelf } from '@/components/ui/empty-shelf'
import { ShoppingBasket } from '@/components/ui/icons'
import { cartCopy } from '@/lib/copy/cart'
import { homeCopy } from '@/lib/copy/home'
import { paths } from '@/lib/domain/paths'

export function EmptyCart({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <div className="mt-4">
      <EmptyShelf Icon={ShoppingBasket} title={cartCopy.empty} detail={cartCopy.emptyHint}>
        <Link href={paths.store} onClick={onLeave} className={buttonVariants({ variant: 'secondary' })}>
          {homeCopy.exploreAll}
        </Link>
      </EmptyShelf>
    </div>
  )
}
