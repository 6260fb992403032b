import { offerCopy } from '@/lib/copy/offer'
import { discountPercent, type Price } from '@/lib/domain/product'

/** Shows the discount, or the merchant's words. */
export function Ribbon({ text, price }: { readonly text: string | null; readonly price: Price | null }) {
  const percent = price && discountPercent(price)
  if (!price || price.saleAmount === null) return text && <p className="ribbon">{text}</p>
  if (!text && !percent) return null
  return (
    <p className="ribbon ribbon-sale">
      {text && <span>{text}</span>}
      {/* Not repeated when the merchant wrote it. */}
      {percent && !text?.includes('%') && <b>{offerCopy.discount(percent)}</b>}
    </p>
  )
}
