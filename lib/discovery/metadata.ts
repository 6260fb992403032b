import type { Metadata } from 'next'
import type { ShareCardSubject } from '../catalog/find-share-card.ts'
import { language } from '../copy/language.ts'
import { listingCopy } from '../copy/listing.ts'
import { formatMoney } from '../copy/money.ts'
import { listingDescription, pagesCopy } from '../copy/pages.ts'
import { shareCopy } from '../copy/share.ts'
import { shopDescription } from '../copy/shop-description.ts'
import { siteCopy } from '../copy/site.ts'
import { availabilityOf } from '../domain/availability.ts'
import { decimalAmount } from '../domain/money.ts'
import { paths } from '../domain/paths.ts'
import { displayedVariant, effectiveAmount, type SanitizedProduct } from '../domain/product.ts'
import { publicPaths } from '../domain/public-paths.ts'
import { isFiltered, type ProductListing } from '../domain/refinement.ts'
import type { Site } from './site-data.ts'

/** Pixels; shown large by every network. */
const shareImageSize = { width: 1200, height: 630 } as const

export type ShareImage = {
  readonly path: string
  readonly alt: string
}

export function siteMetadata({
  siteUrl,
  storeName,
  deliveryZones,
}: Pick<Site, 'siteUrl' | 'storeName' | 'deliveryZones'>): Metadata {
  return {
    metadataBase: new URL(siteUrl),
    title: { default: `${storeName}: ${siteCopy.tagline.toLowerCase()}`, template: `%s | ${storeName}` },
    description: shopDescription(deliveryZones),
    manifest: publicPaths.manifest,
    formatDetection: { telephone: false, email: false, address: false },
  }
}

type Page = {
  readonly path: string
  readonly title?: string
  readonly description?: string
  readonly isIndexed?: boolean
  readonly image?: ShareImage
  /** Product pages write their own kind, unknown to Next. */
  readonly kind?: 'website' | 'product'
}

const shopCard: ShareImage = { path: publicPaths.defaultShareCard, alt: siteCopy.tagline }

export function pageMetadata({
  path,
  title,
  description = siteCopy.siteDescription,
  isIndexed = true,
  image = shopCard,
  kind = 'website',
}: Page): Metadata {
  const shared = { title: title ?? siteCopy.tagline, description }
  const picture = { url: image.path, ...shareImageSize, type: 'image/jpeg', alt: image.alt }
  return {
    ...(title ? { title } : {}),
    description,
    alternates: { canonical: path },
    openGraph: {
      ...shared,
      url: path,
      locale: language.replace('-', '_'),
      images: [picture],
      ...(kind === 'website' ? { type: kind } : {}),
    },
    twitter: { ...shared, card: 'summary_large_image', images: [{ url: image.path, alt: image.alt }] },
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
  }
}

// Specification, section 9.
const descriptionLength = 160

/** Cuts at 160 characters, at a word if possible. */
export function metaDescription(text: string): string {
  if (text.length <= descriptionLength) return text
  // One extra character detects a word that ends exactly here.
  const lastSpace = text.slice(0, descriptionLength + 1).lastIndexOf(' ')
  const cut = text.slice(0, descriptionLength).replace(/\p{Cs}$/u, '')
  return (lastSpace > descriptionLength / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()
}

type Found = {
  readonly listing: Pick<ProductListing, 'category' | 'page' | 'productCount' | 'refinement'>
  readonly merchantTitles: readonly string[]
}

export function listingMetadata(
  { listing: { category, page, productCount, refinement }, merchantTitles }: Found,
  { storeName }: Pick<Site, 'storeName'>,
): Metadata {
  const base = paths.list(category?.slug ?? null)
  const isIndexed = !isFiltered(refinement) && refinement.sort === null
  const title = listingCopy.titleWithPage(category?.title ?? listingCopy.title, page)
  const description = listingDescription({
    title,
    productCount,
    isFiltered: isFiltered(refinement),
    storeName,
    names: merchantTitles,
  })
  return pageMetadata({
    path: isIndexed ? paths.listPage(base, page) : base,
    title,
    // A cut between names leaves a comma.
    description: metaDescription(description).replace(/,$/, ''),
    isIndexed,
  })
}

export function productMetadata(
  product: SanitizedProduct,
  { deliveryZones }: Pick<Site, 'deliveryZones'>,
  card: ShareCardSubject | null = null,
): Metadata {
  const description = metaDescription(product.descriptionText) || shopDescription(deliveryZones)
  const title = product.merchantTitle || pagesCopy.product
  const path = paths.product(product.handle)
  const image = card && { path: publicPaths.shareCard(card.handle, card.version), alt: cardText(card) }
  return pageMetadata({ path, title, description, kind: 'product', ...(image ? { image } : {}) })
}

function cardText({ title, price }: ShareCardSubject): string {
  const name = title || pagesCopy.product
  if (!price) return name
  return shareCopy.cardText(name, formatMoney({ amount: effectiveAmount(price), currency: price.currency }))
}

export type PropertyTag = { readonly property: string; readonly content: string }

/** Builds kind, price and availability for previews; the price is the visible one. */
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
    {
      property: 'product:availability',
      content: availabilityOf(product, shown).kind === 'available' ? 'in stock' : 'out of stock',
    },
  ]
}
