import type { Metadata } from 'next'
import { language } from '../copy/language.ts'
import { siteCopy } from '../copy/site.ts'
import { publicPaths } from '../domain/public-paths.ts'
import { type ShareImage, shareImageSize } from './share-image.ts'

type Site = { readonly siteUrl: string; readonly storeName: string }

/** What every page says of itself unless it says something else. */
export function siteMetadata({ siteUrl, storeName }: Site): Metadata {
  return {
    metadataBase: new URL(siteUrl),
    title: { default: `${storeName}: ${siteCopy.tagline.toLowerCase()}`, template: `%s | ${storeName}` },
    description: siteCopy.siteDescription,
    applicationName: storeName,
    manifest: publicPaths.manifest,
    formatDetection: { telephone: false, email: false, address: false },
  }
}

type Page = {
  readonly path: string
  readonly title?: string
  readonly description?: string
  readonly isIndexed?: boolean
  /** The card of the shop unless the page has one of its own. */
  readonly image?: ShareImage
  /** A product's page names its kind itself, in words Next does not know. */
  readonly kind?: 'website' | 'product'
}

const shopCard: ShareImage = { path: publicPaths.defaultShareCard, alt: siteCopy.tagline }

/** Title, description, canonical address and share tags of one page; all addresses stand on SITE_URL. */
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

/** The first 160 characters, cut at a word where one ends. */
export function metaDescription(text: string): string {
  if (text.length <= descriptionLength) return text
  // One character more distinguishes a word that ends exactly here from one that goes on.
  const lastSpace = text.slice(0, descriptionLength + 1).lastIndexOf(' ')
  const cut = text.slice(0, descriptionLength).replace(/\p{Cs}$/u, '')
  return (lastSpace > descriptionLength / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()
}
