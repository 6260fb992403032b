import { MessageCircle, Share2 } from 'lucide-react'
import { piecePrice } from '@/lib/copy/piece-price'
import { shareCopy } from '@/lib/copy/share'
import { effectiveAmount, type Price } from '@/lib/domain/product'
import type { ShareMessage } from './sellable-variant'
import { ShareChosen } from './share-chosen'

type Shared = {
  readonly title: string
  readonly price: Price | null
  /** Depends on the scale. */
  readonly isAbout?: boolean | null
  readonly url: string
}

export function shareMessage({ title, price, isAbout, url }: Shared): ShareMessage {
  const money = price && piecePrice({ ...price, amount: effectiveAmount(price) }, isAbout === true)
  return { text: shareCopy.product(title, money), url }
}

export function ShareRow(product: Shared) {
  return (
    <fieldset className="mt-4 flex flex-wrap gap-2" aria-label={shareCopy.group}>
      <ShareChosen
        plain={shareMessage(product)}
        share={
          <>
            <Share2 className="size-[18px]" />
            {shareCopy.share}
          </>
        }
        whatsapp={
          <>
            <MessageCircle className="size-[18px]" />
            <span className="sr-only">{shareCopy.shareOn}</span> {shareCopy.whatsapp}
          </>
        }
      />
    </fieldset>
  )
}
