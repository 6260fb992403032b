import { offerCopy } from '@/lib/copy/offer'
import { discountPercent, type Price } from '@/lib/domain/product'

/** The merchant's words; tomato with what is saved where the price is a sale's, which needs no words of the merchant. */
export function Ribbon({ text, price }: { readonly text: string | null; readonly price: Price | null }) {
  const percent = price && discountPercent(price)
  if (!price || price.saleAmount === null) return text && <p className="ribbon">{text}</p>
  if (!text && !percent) return null
  return (
    <p className="ribbon ribbon-sale">
      {text && <span>{text}</span>}
      {/* What the merchant has written already is not said twice. */}
      {percent && !text?.includes('%') && <b>{offerCopy.discount(percent)}</b>}
    </p>
  )
}
