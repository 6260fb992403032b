import type { Money } from './money.ts'
import { foldText } from './text.ts'

export const substitutions = ['similar', 'remove'] as const
export type Substitution = (typeof substitutions)[number]

export const maximumNoteLength = 140

/** State spellings behind the city of the specification, section 9. */
const statesOf: Readonly<Record<string, readonly string[]>> = {
  'balneario camboriu': ['sc', 'santa catarina'],
}

const foldCity = (text: string) => foldText(text.replace(/[\s,/()–—-]+/g, ' '))

function spellingsOf(served: string): readonly string[] {
  const name = foldCity(served.replace(/[-–/]\s*[a-z]{2}\s*$/i, ''))
  return [foldCity(served), name, ...(statesOf[name] ?? []).map((state) => `${name} ${state}`)]
}

/** Ignores case, accents and separators. Accepts the state of a city only if known, never another one. */
export function isSpellingOf(city: string, served: string): boolean {
  const wanted = foldCity(city)
  return wanted !== '' && spellingsOf(served).includes(wanted)
}

/** Cost of delivery and its limits, null for none; beyond them there is no shipping line. */
export type DeliveryRule = {
  /** Minor units of `currency`. */
  readonly fee: number
  /** Currency of the shop, ISO 4217 in lower case; orders in another one have no shipping line. */
  readonly currency: string
  readonly maximumItems: number | null
  readonly maximumGrams: number | null
  readonly note: string | null
  /** Minor units of goods from which delivery is free. */
  readonly freeFrom?: number
  readonly minimum?: number
  /** Pickup at the place that names the zone (`pickup.ts`): no fee, no city. */
  readonly isPickup?: true
  /** Cities and fees are unknown: market and shopper agree on them. */
  readonly isArranged?: true
}

const ruleKeys = [
  'fee',
  'currency',
  'maximumItems',
  'maximumGrams',
  'note',
  'freeFrom',
  'minimum',
  'isPickup',
  'isArranged',
] as const satisfies readonly (keyof DeliveryRule)[]

export type DeliveryZone = DeliveryRule & {
  /** Operator's spelling: `Itajaí/SC`; neighbourhoods `Fazenda, Itajaí/SC`. */
  readonly city: string
  readonly partOf?: string
}

/** Values of the specification, section 9. */
export const specifiedRule: DeliveryRule = {
  fee: 1200,
  currency: 'brl',
  maximumItems: 10,
  maximumGrams: 15_000,
  note: null,
}

export function specifiedZone(city: string): DeliveryZone {
  return { city, ...specifiedRule }
}

/** Covers every city when no delivery area is stated. */
export function arrangedZone(currency: string): DeliveryZone {
  const limits = { maximumItems: null, maximumGrams: null }
  return { city: '', fee: 0, currency, ...limits, note: null, isArranged: true }
}

/** Finds the zone of a city in any spelling; button and server use this one rule. */
export function findZone(city: string, zones: readonly DeliveryZone[]): DeliveryZone | null {
  const anywhere = foldCity(city) === '' ? undefined : zones.find(({ isArranged }) => isArranged)
  return zones.find((zone) => isSpellingOf(city, zone.city)) ?? (anywhere ? { ...anywhere, city } : null)
}

const broughtZones = (zones: readonly DeliveryZone[]) => zones.filter(({ isPickup }) => !isPickup)

export const deliveredZones = (zones: readonly DeliveryZone[]) =>
  broughtZones(zones).filter(({ isArranged }) => !isArranged)

export const namedPlaces = (zones: readonly DeliveryZone[]) =>
  zones.filter(({ isArranged }) => !isArranged).map(({ city }) => city)

export const servedZones = (zones: readonly DeliveryZone[]) =>
  deliveredZones(zones).filter(({ partOf }) => zones.every(({ city }) => city !== partOf))

export const isFetchedOnly = (zones: readonly DeliveryZone[]) =>
  zones.length > 0 && zones.every(({ isPickup }) => isPickup)

export const onlyPickup = (zones: readonly DeliveryZone[]) =>
  zones.length === 1 && zones[0]?.isPickup ? zones[0] : null

/** Returns the rule of the city's zone, else the one all deliveries share; null when they differ. */
export function ruleFor(city: string | null, zones: readonly DeliveryZone[]): DeliveryRule | null {
  const zone = city === null ? null : findZone(city, zones)
  const possible = isFetchedOnly(zones) ? zones : broughtZones(zones)
  const [first = null] = possible
  if (zone || !first || haveOneRule(possible)) return zone ?? first
  const { fee, currency } = first
  return first.isPickup
    ? { fee, currency, maximumItems: null, maximumGrams: null, note: null, isPickup: true }
    : null
}

/** Returns null for a fee in another currency: no rate is known. */
export function ruleIn(currency: string, rule: DeliveryRule | null): DeliveryRule | null {
  return rule?.currency === currency ? rule : null
}

export function haveOneRule(zones: readonly DeliveryZone[]): boolean {
  return zones.every((zone) => zones[0] && isSameRule(zone, zones[0]))
}

export const isSameRule = (a: DeliveryRule, b: DeliveryRule) => ruleKeys.every((key) => a[key] === b[key])

/** Minor units missing to the minimum; 0 for goods in another currency. */
export function missingToMinimum({ amount, currency }: Money, rule: DeliveryRule | null): number {
  return Math.max(0, (ruleIn(currency, rule)?.minimum ?? 0) - amount)
}
