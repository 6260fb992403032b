import type { Graph, GroceryStore, Thing, WebSite } from 'schema-dts'
import { language } from '../copy/language.ts'
import { siteCopy } from '../copy/site.ts'
import type { DeliveryZone } from '../domain/delivery.ts'
import { paths } from '../domain/paths.ts'
import { publicPaths } from '../domain/public-paths.ts'

/** One document of structured data. */
export function graphOf(...things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}

/** JSON that cannot end the script element it stands in (trust S4). */
export function serializeJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

/** A path of our own as an absolute address; an address of another host stays as it is. */
export function absoluteAddress(siteUrl: string, address: string): string {
  return new URL(address, siteUrl).href
}

/** What the operator's settings say of the shop. */
export type Site = {
  readonly siteUrl: string
  readonly storeName: string
  readonly deliveryZones: readonly DeliveryZone[]
  readonly legal: {
    readonly name: string | null
    readonly cnpj: string | null
    readonly address: string | null
    readonly email: string | null
    readonly whatsapp: string | null
  }
}

/** The shop itself: only what its settings say, and the cities it delivers to. */
export function groceryStore({ siteUrl, storeName, deliveryZones, legal }: Site): GroceryStore {
  return {
    '@type': 'GroceryStore',
    '@id': absoluteAddress(siteUrl, '/#loja'),
    name: storeName,
    description: siteCopy.siteDescription,
    url: absoluteAddress(siteUrl, paths.home),
    logo: absoluteAddress(siteUrl, publicPaths.largeIcon),
    image: absoluteAddress(siteUrl, publicPaths.defaultShareCard),
    areaServed: deliveryZones.map(({ city: name }) => ({ '@type': 'City' as const, name })),
    ...(legal.name ? { legalName: legal.name } : {}),
    ...(legal.cnpj ? { taxID: legal.cnpj } : {}),
    ...(legal.address ? { address: legal.address } : {}),
    ...(legal.email ? { email: legal.email } : {}),
    ...(legal.whatsapp ? { telephone: legal.whatsapp } : {}),
  }
}

type SearchInput = { readonly 'query-input': string }

/** The site, and how it is searched. */
export function webSite({ siteUrl, storeName }: Pick<Site, 'siteUrl' | 'storeName'>): WebSite {
  const search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteAddress(siteUrl, paths.store)}?q={search_term_string}`,
    },
    // Google's word for the parameter; the types do not know it.
    'query-input': 'required name=search_term_string',
  } as const satisfies SearchInput & Record<string, unknown>
  return {
    '@type': 'WebSite',
    '@id': absoluteAddress(siteUrl, '/#site'),
    name: storeName,
    url: absoluteAddress(siteUrl, paths.home),
    inLanguage: language,
    publisher: { '@id': absoluteAddress(siteUrl, '/#loja') },
    potentialAction: search,
  }
}
