'use client'

import type { ReactNode } from 'react'
import { ShareButton } from '@/components/share/share-button'
import { WhatsappLink } from '@/components/share/whatsapp-link'
import { MessageCircle, Share2 } from '@/components/ui/icons'
import { shareCopy } from '@/lib/copy/share'
import { countItems } from '@/lib/domain/cart'
import { publicPaths } from '@/lib/domain/public-paths'
import { encodeSharedList } from '@/lib/domain/shared-list'
import { useCart } from '@/stores/storefront-provider'

/** The lines of the cart, and below them the ways to send them as a list. */
export function ShareableLines({ children }: { readonly children: ReactNode }) {
  const lines = useCart((state) => state.lines)
  const text = shareCopy.cart(countItems(lines))
  const url = new URL(publicPaths.sharedList(encodeSharedList(lines)), window.location.origin).href
  return (
    <>
      <ul>{children}</ul>
      {lines.length > 0 && (
        <fieldset className="mt-3 flex flex-wrap gap-2" aria-label={shareCopy.cartGroup}>
          <ShareButton text={text} url={url}>
            <Share2 className="size-[18px]" />
            {shareCopy.share}
          </ShareButton>
          <WhatsappLink text={text} url={url}>
            <MessageCircle className="size-[18px]" />
            <span className="sr-only">{shareCopy.shareOn}</span> {shareCopy.whatsapp}
          </WhatsappLink>
        </fieldset>
      )}
    </>
  )
}
