import type { Catalog } from '../catalog/snapshot.ts'
import { paths } from '../domain/paths.ts'
import { publicPaths } from '../domain/public-paths.ts'
import { type XmlElement, xmlDocument } from './xml.ts'

/** Addresses per part. The protocol allows 50,000; smaller parts are quicker to make. */
export const addressesPerPart = 5000

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

type Entry = { readonly path: string; readonly changedAt: string | null }

const pagesOf = ({ categories }: Catalog): readonly Entry[] =>
  [
    paths.home,
    paths.store,
    ...(categories.length > 0 ? [publicPaths.categories] : []),
    publicPaths.writtenList,
    paths.becomeSeller,
    publicPaths.returns,
    publicPaths.privacy,
    publicPaths.terms,
  ].map((path) => ({ path, changedAt: null }))

type Section = 'pages' | 'categories' | 'products'

/** Names the parts: `pages-0`, `categories-0`, `products-0`, `products-1`, … */
export function sitemapParts(catalog: Catalog): readonly string[] {
  const counts: readonly (readonly [Section, number])[] = [
    ['pages', pagesOf(catalog).length],
    ['categories', catalog.categories.length],
    ['products', catalog.snapshot.products.length],
  ]
  return counts.flatMap(([section, count]) =>
    Array.from({ length: Math.ceil(count / addressesPerPart) }, (_, part) => `${section}-${part}`),
  )
}

export function sitemapIndex(catalog: Catalog, siteUrl: string): AsyncIterable<string> {
  return xmlDocument({
    head: `<sitemapindex xmlns="${namespace}">`,
    tail: '</sitemapindex>',
    name: 'sitemap',
    rows: () => sitemapParts(catalog),
    toElement: (name) => ({ loc: new URL(publicPaths.sitemapPart(name), siteUrl).href }),
  })
}

/** Null for an unknown part. */
export function sitemapPart(catalog: Catalog, name: string, siteUrl: string): AsyncIterable<string> | null {
  if (!sitemapParts(catalog).includes(name)) return null
  const [section, part] = name.split('-') as [Section, string]
  const first = Number(part) * addressesPerPart
  return xmlDocument({
    head: `<urlset xmlns="${namespace}">`,
    tail: '</urlset>',
    name: 'url',
    rows: () => entriesOf(catalog, section, first),
    toElement: ({ path, changedAt }): XmlElement => ({
      loc: new URL(path, siteUrl).href,
      ...(changedAt ? { lastmod: changedAt } : {}),
    }),
  })
}

function entriesOf(catalog: Catalog, section: Section, first: number): readonly Entry[] {
  const last = first + addressesPerPart
  if (section === 'pages') return pagesOf(catalog).slice(first, last)
  if (section === 'categories') {
    return catalog.categories
      .slice(first, last)
      .map(({ slug }) => ({ path: paths.category(slug), changedAt: null }))
  }
  return catalog.snapshot.products.slice(first, last).map((product) => ({
    path: paths.product(product.handle),
    changedAt: dateOf(product.updatedAt),
  }))
}

/** Validates an ISO 8601 date; null rather than an invented one. */
function dateOf(text: string | null): string | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
