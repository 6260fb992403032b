import { Share2 } from 'lucide-react'
import { ShareButton } from '@/components/share/share-button'
import { WhatsappLink } from '@/components/share/whatsapp-link'
import { shareCopy } from '@/lib/copy/share'
import { formatMoney } from '@/lib/domain/money'
import { effectiveAmount, type Price } from '@/lib/domain/product'

/** 'Compartilhar' and 'WhatsApp' of a product. */
export function ShareRow({
  title,
  price,
  url,
}: {
  readonly title: string
  readonly price: Price | null
  readonly url: string
}) {
  const money = price && formatMoney({ amount: effectiveAmount(price), currency: price.currency })
  const text = shareCopy.product(title, money)
  return (
    <fieldset className="mt-4 flex gap-2" aria-label={shareCopy.group}>
      <ShareButton text={text} url={url}>
        <Share2 aria-hidden="true" className="size-[18px]" />
        {shareCopy.share}
      </ShareButton>
      <WhatsappLink text={text} url={url} />
    </fieldset>
  )
}
