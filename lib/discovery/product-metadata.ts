import type { Metadata } from 'next'
import type { ShareCardSubject } from '../catalog/find-share-card.ts'
import { formatMoney } from '../copy/money.ts'
import { pagesCopy } from '../copy/pages.ts'
import { shareCopy } from '../copy/share.ts'
import { siteCopy } from '../copy/site.ts'
import { isForSale } from '../domain/availability.ts'
import { decimalAmount } from '../domain/money.ts'
import { paths } from '../domain/paths.ts'
import { displayedVariant, effectiveAmount, type SanitizedProduct } from '../domain/product.ts'
import { publicPaths } from '../domain/public-paths.ts'
import { metaDescription, pageMetadata } from './metadata.ts'

/** What a product page says of itself: the merchant's own words and pictures, never the sample's. */
export function productMetadata(product: SanitizedProduct, card: ShareCardSubject | null = null): Metadata {
  const description = metaDescription(product.descriptionText) || siteCopy.siteDescription
  const title = product.merchantTitle || pagesCopy.product
  const path = paths.product(product.handle)
  const image = card && { path: publicPaths.shareCard(card.handle, card.version), alt: cardText(card) }
  return pageMetadata({ path, title, description, kind: 'product', ...(image ? { image } : {}) })
}

/** The card in words, for those who do not see it. */
function cardText({ title, price }: ShareCardSubject): string {
  const name = title || pagesCopy.product
  if (!price) return name
  return shareCopy.cardText(name, formatMoney({ amount: effectiveAmount(price), currency: price.currency }))
}

export type PropertyTag = { readonly property: string; readonly content: string }

/** Kind, price and availability as share previews and shop catalogues read them; the price is the visible one. */
export function productTags(product: SanitizedProduct): readonly PropertyTag[] {
  const kind = { property: 'og:type', content: 'product' }
  const shown = displayedVariant(product)
  if (!shown) return [kind]
  const { currency } = shown.price
  return [
    kind,
    {
      property: 'product:price:amount',
      content: decimalAmount({ amount: effectiveAmount(shown.price), currency }),
    },
    { property: 'product:price:currency', content: currency.toUpperCase() },
    { property: 'product:availability', content: isForSale(product) ? 'in stock' : 'out of stock' },
  ]
}
