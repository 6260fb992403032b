'use client'

import { useEffect, useState } from 'react'
import { useFavourites } from '@/components/accounts/device-favourites'
import { shelfOf, useBought } from '@/components/order/bought'
import { MarketContact } from '@/components/order/market-contact'
import { PastOrders } from '@/components/order/past-orders'
import { usePastOrders } from '@/components/order/use-past-orders'
import { Skeleton } from '@/components/ui/skeleton'
import { toggleVariants } from '@/components/ui/toggle-group'
import { profileCopy } from '@/lib/copy/profile'
import { buyAgainCopy } from '@/lib/copy/purchases'
import type { PastOrder } from '@/lib/domain/past-order'
import { cn } from '@/lib/utils'
import { readOrderKeys } from '@/stores/checkout/placed-orders'
import { useSession } from '@/stores/storefront-provider'
import { FavouriteShelf, useFavouriteCards } from './favourite-shelf'
import { columnsClass } from './section'

type SectionsProps = {
  readonly userId?: string | undefined
  /** Links to the parts are shown above. */
  readonly hasParts?: boolean
}

/** Shows device data, plus the account's (`userId`). */
export function DeviceSections({ userId, hasParts = false }: SectionsProps) {
  const owner = userId ?? 'device'
  const { data } = usePastOrders(owner)
  const hasOrders = data !== undefined && data.length > 0
  const hasFavourites = useFavourites(({ ids }) => ids.length > 0)
  const [mayHaveOrders] = useState(() => userId !== undefined || readOrderKeys().length > 0)
  const isAlone = hasOrders && !hasFavourites
  const isFirst = !(data ? hasOrders : mayHaveOrders)
  const favourites = <FavouriteShelf userId={userId} isQuiet={hasOrders} />
  return (
    <>
      {hasParts && (
        <PartsOf userId={userId} orders={data ?? []} current={isFirst ? 'favourites' : 'orders'} />
      )}
      <div
        data-orders={isAlone ? '' : undefined}
        className={cn(
          columnsClass,
          !isAlone && 'lg:grid-cols-2',
          // Its name stands above it already, as the way to it.
          hasParts ? 'mt-4 lg:mt-8 max-lg:[&>:first-child>:first-child>h2]:sr-only' : 'mt-8',
        )}
      >
        {/* Favourites first without orders. */}
        {isFirst && favourites}
        <PastOrders owner={owner} isBeside={hasFavourites}>
          {!isFirst && favourites}
        </PastOrders>
      </div>
    </>
  )
}

type PartsOfProps = {
  readonly userId: string | undefined
  readonly orders: readonly PastOrder[]
  readonly current: PartsProps['current']
}

function PartsOf({ userId, orders, current }: PartsOfProps) {
  const { shown } = useFavouriteCards(userId)
  const { today } = useBought(userId ?? 'device')
  return (
    <Parts
      current={current}
      favourites={shown?.length ?? 0}
      hasBought={orders.length > 0 && shelfOf(today, orders).length > 0}
    />
  )
}

type PartsProps = {
  /** Part shown first. */
  readonly current: 'orders' | 'favourites'
  readonly favourites?: number
  readonly hasBought?: boolean
}

function Parts({ current, favourites: count = 0, hasBought = false }: PartsProps) {
  const { orders, favourites, purchases } = profileCopy
  const parts = [
    { id: orders.id, title: orders.title, isCurrent: current === 'orders' },
    ...(hasBought ? [{ ...buyAgainCopy, isCurrent: false }] : []),
    {
      id: favourites.id,
      title: count > 0 ? favourites.counted(count) : favourites.title,
      isCurrent: current === 'favourites',
    },
  ]
  return (
    <nav
      aria-label={purchases.parts}
      className="-mx-4 mt-2 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-mx-8 md:px-8 lg:hidden"
    >
      {parts.map(({ id, title, isCurrent }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={isCurrent ? 'location' : undefined}
          className={toggleVariants({ variant: 'outline', className: 'flex-none' })}
        >
          {title}
        </a>
      ))}
    </nav>
  )
}

/** Works without an account. */
export function PurchasesView({ contact }: { readonly contact: string | undefined }) {
  const [isAlive, setIsAlive] = useState(false)
  const userId = useSession((state) => state.user?.id)
  useEffect(() => setIsAlive(true), [])
  if (isAlive)
    return (
      <MarketContact value={contact}>
        <DeviceSections userId={userId} hasParts />
      </MarketContact>
    )
  return (
    <>
      <Parts current="orders" />
      <div className={`${columnsClass} mt-4 lg:mt-8 lg:grid-cols-2`} aria-hidden="true">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    </>
  )
}
