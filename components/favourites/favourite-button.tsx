'use client'

import { Heart } from 'lucide-react'
import { useEffect, useState } from 'react'
import { productCopy } from '@/lib/copy/product'
import { favouritesKey } from '@/stores/favourites-key'
import { useSession } from '@/stores/storefront-provider'

type Props = { readonly productId: string; readonly title: string }

/** The heart of a product's page. All that it does is loaded when it is touched. */
export function FavouriteButton({ productId, title }: Props) {
  const [isFavourite, setIsFavourite] = useState(false)
  const userId = useSession((state) => state.user?.id)
  useEffect(() => {
    try {
      setIsFavourite(localStorage.getItem(favouritesKey)?.includes(productId) ?? false)
    } catch {
      // A storage that is shut holds no favourites.
    }
  }, [productId])
  return (
    <button
      type="button"
      className="icon-btn -my-2 -mr-3 min-[760px]:my-0"
      aria-pressed={isFavourite}
      aria-label={productCopy.favourite(title)}
      onClick={() => {
        import('../accounts/device-favourites').then(
          ({ toggleFavourite }) => setIsFavourite(toggleFavourite(productId, userId)),
          // Without a connection the heart stays as it is.
          () => undefined,
        )
      }}
    >
      <Heart
        aria-hidden="true"
        fill={isFavourite ? 'currentColor' : 'none'}
        className="size-[22px] text-sale-text"
      />
    </button>
  )
}
