'use client'

import { useSyncExternalStore } from 'react'
import { Heart } from '@/components/ui/icons'
import { productCopy } from '@/lib/copy/product'
import type { ProductId } from '@/lib/domain/identifiers'
import { openFavouriteIds } from '@/stores/favourite-ids'
import { deviceStorage } from '@/stores/stored-value'
import { useSession } from '@/stores/storefront-provider'

type Props = { readonly productId: ProductId; readonly title: string }

const favourites = openFavouriteIds(deviceStorage)

/** Other tabs are heard, and this one, which tells itself (`device-favourites.ts`). */
function followStorage(listener: () => void) {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** The heart of a product's page. What turns it is loaded when it is touched. */
export function FavouriteButton({ productId, title }: Props) {
  const isFavourite = useSyncExternalStore(
    followStorage,
    () => favourites.read().includes(productId),
    () => false,
  )
  const userId = useSession((state) => state.user?.id)
  return (
    <button
      type="button"
      className="icon-btn -my-2 -mr-3 md:my-0"
      aria-pressed={isFavourite}
      aria-label={productCopy.favourite(title)}
      onClick={() => {
        import('../accounts/device-favourites').then(
          ({ toggleFavourite }) => void toggleFavourite(productId, userId),
          // Without a connection the heart stays as it is.
          () => undefined,
        )
      }}
    >
      <Heart isFilled={isFavourite} className="size-[22px] text-sale-text" />
    </button>
  )
}
