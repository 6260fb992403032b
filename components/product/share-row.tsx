import { MessageCircle, Share2 } from 'lucide-react'
import { shareMessage } from '@/components/share/share-message'
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
    <fieldset className="mt-4 flex gap-2" aria-label={shareCopy.group}>
      <ShareChosen
        plain={shareMessage(product)}
        share={
          <>
            <Share2 aria-hidden="true" className="size-[18px]" />
            {shareCopy.share}
          </>
        }
        whatsapp={
          <>
            <MessageCircle aria-hidden="true" className="size-[18px]" />
            {shareCopy.whatsapp}
          </>
        }
      />
    </fieldset>
  )
}
