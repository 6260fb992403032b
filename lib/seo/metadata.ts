import type { Metadata } from 'next'
import { siteCopy } from '../copy/site.ts'

type Site = { readonly siteUrl: string; readonly storeName: string }

/** What every page says of itself unless it says something else. */
export function siteMetadata({ siteUrl, storeName }: Site): Metadata {
  return {
    metadataBase: new URL(siteUrl),
    title: { default: `${storeName}: ${siteCopy.tagline.toLowerCase()}`, template: `%s | ${storeName}` },
    description: siteCopy.siteDescription,
    applicationName: storeName,
    openGraph: { siteName: storeName, locale: 'pt_BR', type: 'website' },
    formatDetection: { telephone: false, email: false, address: false },
  }
}

type Page = {
  readonly path: string
  readonly title?: string
  readonly description?: string
  readonly isIndexed?: boolean
}

/** Title, description, canonical address and share tags of one page. */
export function pageMetadata({
  path,
  title,
  description = siteCopy.siteDescription,
  isIndexed = true,
}: Page): Metadata {
  return {
    ...(title ? { title } : {}),
    description,
    alternates: { canonical: path },
    openGraph: { title: title ?? siteCopy.tagline, description, url: path, locale: 'pt_BR', type: 'website' },
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
  }
}

// Specification, section 9.
const descriptionLength = 160

/** The first 160 characters, cut at a word where one ends. */
export function metaDescription(text: string): string {
  if (text.length <= descriptionLength) return text
  // One character more tells a word that ends exactly here from one that goes on.
  const lastSpace = text.slice(0, descriptionLength + 1).lastIndexOf(' ')
  const cut = text.slice(0, descriptionLength).replace(/\p{Cs}$/u, '')
  return (lastSpace > descriptionLength / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()
}
