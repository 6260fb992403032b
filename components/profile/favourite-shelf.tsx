'use client'

import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import Link from 'next/link'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { findFavourites, useFavourites } from '@/components/accounts/device-favourites'
import { ProductCard } from '@/components/product-card/product-card'
import { EmptyShelf } from '@/components/shop/empty-shelf'
import { buttonVariants } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { profileFreshness, queryClient } from '@/lib/browser/query-client'
import { headerCopy } from '@/lib/copy/header'
import { profileCopy } from '@/lib/copy/profile'
import { paths } from '@/lib/domain/paths'
import { Section } from './section'

const { favourites: copy } = profileCopy

type Props = {
  readonly userId: string | undefined
  /** One line when empty. */
  readonly isQuiet?: boolean
}

/** Shows favourites of device and account at today's prices. */
export function FavouriteShelf({ userId, isQuiet = false }: Props) {
  const { shown, isError } = useFavouriteCards(userId)
  const { place, notePressed } = useFocusNeighbour(shown?.length)

  return (
    <Section id={copy.id} title={copy.title} ref={place}>
      {isError && <p role="status">{copy.failed}</p>}
      {/* Height of the content, as orders follow. */}
      {!shown && !isError && (
        <Skeleton role="status" aria-label={headerCopy.loading} className={isQuiet ? 'h-6 w-40' : 'h-62.5'} />
      )}
      {shown?.length === 0 && isQuiet && (
        <div className="text-muted-foreground text-sm">
          <p>{copy.empty}</p>
          <p>{copy.emptyDetail}</p>
          <Link href={paths.store} className={buttonVariants({ variant: 'outline', className: 'mt-3' })}>
            {copy.browse}
          </Link>
        </div>
      )}
      {shown?.length === 0 && !isQuiet && (
        <EmptyShelf Icon={Heart} title={copy.empty} detail={copy.emptyDetail}>
          <Link href={paths.store} className={buttonVariants({ variant: 'secondary' })}>
            {copy.browse}
          </Link>
        </EmptyShelf>
      )}
      {shown && shown.length > 0 && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed is in it, by hand or key
        <ul
          className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-3 gap-y-5 md:grid-cols-[repeat(auto-fill,minmax(13.25rem,1fr))] md:gap-x-4 md:gap-y-7"
          onClick={notePressed}
        >
          {shown.map(({ productId, card }) => (
            <li key={productId}>
              <ProductCard card={card} sizes="(min-width: 47.5em) 240px, 46vw" Heading="h3" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Undefined: loading. */
export function useFavouriteCards(userId: string | undefined) {
  const { data, isError } = useQuery(
    {
      ...profileFreshness,
      queryKey: ['favourites', userId ?? 'device'],
      async queryFn() {
        const found = await findFavourites(userId)
        if (!found) throw new Error('no answer')
        return found
      },
    },
    queryClient(),
  )
  const ids = useFavourites((state) => state.ids)
  const shown = data?.filter(({ productId }) => ids.includes(productId))
  return { shown, isError }
}

/** Moves the focus of a removed card to its neighbour or the heading. */
function useFocusNeighbour(count: number | undefined) {
  const place = useRef<HTMLElement>(null)
  const pressed = useRef<number | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: when one has gone
  useLayoutEffect(() => {
    const index = pressed.current
    pressed.current = null
    if (index === null || document.activeElement !== document.body) return
    const hearts = [...(place.current?.querySelectorAll<HTMLElement>('[data-slot=heart]') ?? [])]
    const heading = place.current?.querySelector<HTMLElement>('h2')
    const next = hearts[Math.min(index, hearts.length - 1)] ?? heading
    next?.focus()
  }, [count])

  function notePressed({ currentTarget }: MouseEvent) {
    const index = [...currentTarget.children].findIndex((card) => card.contains(document.activeElement))
    pressed.current = index < 0 ? null : index
  }
  return { place, notePressed }
}
