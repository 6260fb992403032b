'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { findFavourites, toggleFavourite, useFavourites } from '@/components/accounts/device-favourites'
import { ProductCard } from '@/components/product-card/product-card'
import { EmptyShelf } from '@/components/ui/empty-shelf'
import { Heart } from '@/components/ui/icons'
import { queryClient } from '@/lib/browser/query-client'
import { cardCopy } from '@/lib/copy/card'
import { headerCopy } from '@/lib/copy/header'
import { profileCopy } from '@/lib/copy/profile'
import type { ProductId } from '@/lib/domain/identifiers'
import { paths } from '@/lib/domain/paths'
import { profileFreshness } from './profile-freshness'
import { Section } from './section'

const { favourites: copy } = profileCopy

/** The favourites of device and account together, with today's prices. */
export function FavouriteShelf({ userId }: { readonly userId: string | undefined }) {
  const queryKey = ['favourites', userId ?? 'device']
  const { data, isError } = useQuery(
    {
      ...profileFreshness,
      queryKey,
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

  function remove(productId: ProductId) {
    toggleFavourite(productId, userId)
    void queryClient().invalidateQueries({ queryKey, refetchType: 'none' })
  }

  return (
    <Section title={copy.title}>
      {isError && <p role="status">{copy.failed}</p>}
      {!shown && !isError && <p role="status">{headerCopy.loading}</p>}
      {shown?.length === 0 && (
        <EmptyShelf Icon={Heart} title={copy.empty} detail={copy.emptyDetail}>
          <Link href={paths.store} className="btn btn-secondary">
            {copy.browse}
          </Link>
        </EmptyShelf>
      )}
      {shown && shown.length > 0 && (
        <ul className="profile-favourites">
          {shown.map(({ productId, card }) => (
            <li key={productId}>
              <ProductCard card={card} buyLabel={cardCopy.buyNow} sizes="220px" Heading="h3" />
              <button
                type="button"
                className="profile-unheart"
                aria-label={copy.remove(card.title)}
                onClick={() => remove(productId)}
              >
                <Heart isFilled className="size-[22px]" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
