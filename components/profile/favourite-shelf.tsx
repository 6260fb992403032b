'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { findFavourites, useFavourites } from '@/components/accounts/device-favourites'
import { ProductCard } from '@/components/product-card/product-card'
import { EmptyShelf } from '@/components/ui/empty-shelf'
import { Heart } from '@/components/ui/panel-icons'
import { queryClient } from '@/lib/browser/query-client'
import { cardCopy } from '@/lib/copy/card'
import { headerCopy } from '@/lib/copy/header'
import { profileCopy } from '@/lib/copy/profile'
import { paths } from '@/lib/domain/paths'
import { profileFreshness } from './profile-freshness'
import { Section } from './section'

const { favourites: copy } = profileCopy

/** The favourites of device and account together, with today's prices. */
export function FavouriteShelf({ userId }: { readonly userId: string | undefined }) {
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
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
