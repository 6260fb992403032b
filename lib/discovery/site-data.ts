import type { Graph, GroceryStore, Thing, WebSite } from 'schema-dts'
import { language } from '../copy/language.ts'
import { shopDescription } from '../copy/shop-description.ts'
import type { LegalDetails } from '../domain/brand.ts'
import { type DeliveryZone, deliveredZones } from '../domain/delivery.ts'
import type { OpeningHours, WeeklyHours } from '../domain/opening-hours.ts'
import { paths } from '../domain/paths.ts'
import { pickupAddress, pickupName } from '../domain/pickup.ts'
import { publicPaths } from '../domain/public-paths.ts'

export function graphOf(...things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}

/** Serializes JSON that cannot end its script element (trust S4). */
export function serializeJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

export function absoluteAddress(siteUrl: string, address: string): string {
  return new URL(address, siteUrl).href
}

export type Site = {
  readonly siteUrl: string
  readonly storeName: string
  readonly deliveryZones: readonly DeliveryZone[]
  readonly openingHours?: OpeningHours | null
  readonly closedDays?: readonly string[]
  readonly legal: LegalDetails
}

export const areasOf = (zones: readonly DeliveryZone[]) =>
  deliveredZones(zones).map(({ city: name }) =>
    name.includes(',') ? { '@type': 'Place' as const, name } : { '@type': 'City' as const, name },
  )

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const clockTime = (minutes: number) =>
  [Math.floor((minutes % 1440) / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const specificationOf = (hours: WeeklyHours) => ({
  '@type': 'OpeningHoursSpecification' as const,
  dayOfWeek: hours.weekdays.flatMap((day) => weekdays[day] ?? []),
  opens: clockTime(hours.from),
  // 24:00 would read as the day's start.
  closes: hours.to === 1440 ? '23:59' : clockTime(hours.to),
})

/** Closed day in Google's form (structured-data/local-business). */
const closedOn = (day: string) => ({
  '@type': 'OpeningHoursSpecification' as const,
  opens: '00:00',
  closes: '00:00',
  validFrom: day,
  validThrough: day,
})

const pickupsOf = (zones: readonly DeliveryZone[]) =>
  zones.flatMap(({ city, isPickup }) => (isPickup ? (pickupAddress(city) ?? []) : []))

export function groceryStore(site: Site): GroceryStore {
  const { siteUrl, storeName, deliveryZones, openingHours, closedDays = [], legal } = site
  const pickups = pickupsOf(deliveryZones)
  const address = legal.address ?? (pickups.length === 1 ? pickups[0] : null)
  return {
    '@type': 'GroceryStore',
    '@id': absoluteAddress(siteUrl, '/#loja'),
    name: storeName,
    description: shopDescription(deliveryZones),
    url: absoluteAddress(siteUrl, paths.home),
    logo: absoluteAddress(siteUrl, publicPaths.largeIcon),
    image: absoluteAddress(siteUrl, publicPaths.defaultShareCard),
    areaServed: areasOf(deliveryZones),
    ...(openingHours
      ? {
          openingHoursSpecification: [...openingHours.week.map(specificationOf), ...closedDays.map(closedOn)],
        }
      : {}),
    ...(legal.name ? { legalName: legal.name } : {}),
    ...(legal.cnpj ? { taxID: legal.cnpj } : {}),
    ...(address ? { address } : {}),
    ...(pickups.length > 0
      ? { location: pickups.map((at) => ({ '@type': 'Place' as const, name: pickupName(at), address: at })) }
      : {}),
    ...(legal.email ? { email: legal.email } : {}),
    ...(legal.whatsapp ? { telephone: legal.whatsapp } : {}),
  }
}

type SearchInput = { readonly 'query-input': string }

export function webSite({ siteUrl, storeName }: Pick<Site, 'siteUrl' | 'storeName'>): WebSite {
  const search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteAddress(siteUrl, paths.store)}?q={search_term_string}`,
    },
    // Google's own parameter, unknown to the types.
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
