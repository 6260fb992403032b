import { shareMessage } from '@/components/share/share-message'
import { MessageCircle, Share2 } from '@/components/ui/icons'
import { shareCopy } from '@/lib/copy/share'
import type { Price } from '@/lib/domain/product'
import { ShareChosen } from './share-chosen'

/** 'Compartilhar' and 'WhatsApp' of a product. */
export function ShareRow(product: {
  readonly title: string
  readonly price: Price | null
  readonly url: string
}) {
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
