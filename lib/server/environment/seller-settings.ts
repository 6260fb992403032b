import { productPageCopy } from '../../copy/pages.ts'
import type { Seller } from '../../domain/seller.ts'
import type { Settings } from './environment-schema.ts'

/** What is unset is the specification's on the sample store, and not claimed of a real one. */
export function sellerOf(settings: Settings, { isSample }: { readonly isSample: boolean }): Seller {
  const sample = isSample ? productPageCopy.seller.sample : null
  return {
    name: settings.SELLER_NAME ?? sample?.name ?? settings.STORE_NAME,
    isVerified: settings.SELLER_VERIFIED ?? sample?.isVerified ?? false,
    rating: settings.SELLER_RATING ?? sample?.rating ?? null,
    onTimePercent: settings.SELLER_ON_TIME ?? sample?.onTimePercent ?? null,
  }
}
