import type { Money } from './money.ts'
import { foldText } from './text.ts'

/** What happens to a product that is missing when the order is packed. */
export const substitutions = ['similar', 'remove'] as const
export type Substitution = (typeof substitutions)[number]

/** Characters of a shopper's note on one product. */
export const maximumNoteLength = 140

/** States as shoppers write them behind the city of the specification, section 9. */
const statesOf: Readonly<Record<string, readonly string[]>> = {
  'balneario camboriu': ['sc', 'santa catarina'],
}

const foldCity = (text: string) => foldText(text.replace(/[\s,/()–—-]+/g, ' '))

function spellingsOf(served: string): readonly string[] {
  const name = foldCity(served.replace(/[-–/]\s*[a-z]{2}\s*$/i, ''))
  return [foldCity(served), name, ...(statesOf[name] ?? []).map((state) => `${name} ${state}`)]
}

/**
 * Whether a shopper means this city of ours. Compared without case, accents, outer spaces and what stands between the
 * words. The state may stand behind it ('- SC', '/SC', ', SC'): never another one, and none where we do not know it. A
 * city of ours that names its own ('Itajaí - SC') makes it known.
 */
export function isSpellingOf(city: string, served: string): boolean {
  const wanted = foldCity(city)
  return wanted !== '' && spellingsOf(served).includes(wanted)
}

/** What delivery costs, and up to which order; beyond it there is no shipping line. */
export type DeliveryRule = {
  /** Minor units of `currency`. */
  readonly fee: number
  /** ISO 4217 in lower case: the shop's own. An order in another one has no shipping line. */
  readonly currency: string
  /** Null is no limit. */
  readonly maximumItems: number | null
  /** Null is no limit. */
  readonly maximumGrams: number | null
  /** A sentence for the shopper. */
  readonly note: string | null
  /** Minor units of goods from which on nothing is charged. */
  readonly freeFrom?: number
  /** Minor units of goods that an order has at least. */
  readonly minimum?: number
  /** The shopper fetches it, at the place that the zone is called by (`pickup.ts`): nothing is charged, and no city asked. */
  readonly isPickup?: true
  /** Nothing is known of cities and fees: market and shopper agree on them. */
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
  /** As the operator writes it: `Itajaí/SC`; of a neighbourhood `Fazenda, Itajaí/SC`. */
  readonly city: string
  /** The city that a neighbourhood lies in. */
  readonly partOf?: string
}

/** Specification, section 9. */
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

/** Stands for every city, where nothing says to which ones the shop delivers. */
export function arrangedZone(currency: string): DeliveryZone {
  const limits = { maximumItems: null, maximumGrams: null }
  return { city: '', fee: 0, currency, ...limits, note: null, isArranged: true }
}

/** The zone that a shopper's city lies in, however it is spelled: the one predicate of button and server. */
export function findZone(city: string, zones: readonly DeliveryZone[]): DeliveryZone | null {
  const anywhere = foldCity(city) === '' ? undefined : zones.find(({ isArranged }) => isArranged)
  return zones.find((zone) => isSpellingOf(city, zone.city)) ?? (anywhere ? { ...anywhere, city } : null)
}

const broughtZones = (zones: readonly DeliveryZone[]) => zones.filter(({ isPickup }) => !isPickup)

/** Those to which something is brought by a rule that is known. */
export const deliveredZones = (zones: readonly DeliveryZone[]) =>
  broughtZones(zones).filter(({ isArranged }) => !isArranged)

/** What the places of orders are called by, where they are known. */
export const namedPlaces = (zones: readonly DeliveryZone[]) =>
  zones.filter(({ isArranged }) => !isArranged).map(({ city }) => city)

/** Those to which something is brought, without the neighbourhoods of a city that is one itself. */
export const servedZones = (zones: readonly DeliveryZone[]) =>
  deliveredZones(zones).filter(({ partOf }) => zones.every(({ city }) => city !== partOf))

/** True where every order is fetched. */
export const isFetchedOnly = (zones: readonly DeliveryZone[]) =>
  zones.length > 0 && zones.every(({ isPickup }) => isPickup)

/** The one place of a shop where each order is fetched; null where there is a choice. */
export const onlyPickup = (zones: readonly DeliveryZone[]) =>
  zones.length === 1 && zones[0]?.isPickup ? zones[0] : null

/**
 * The rule of the zone that a city lies in; in none, or without a city, that of all deliveries: null where they differ.
 * Where nothing is brought there is no freight, whatever else the places ask.
 */
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

/** The rule for goods in a currency: null where its fee is in another one, since no rate is known. */
export function ruleIn(currency: string, rule: DeliveryRule | null): DeliveryRule | null {
  return rule?.currency === currency ? rule : null
}

export function haveOneRule(zones: readonly DeliveryZone[]): boolean {
  return zones.every((zone) => zones[0] && isSameRule(zone, zones[0]))
}

export const isSameRule = (a: DeliveryRule, b: DeliveryRule) => ruleKeys.every((key) => a[key] === b[key])

/** Minor units of goods that are missing to what an order has at least; 0 for goods in another currency than the rule's. */
export function missingToMinimum({ amount, currency }: Money, rule: DeliveryRule | null): number {
  return Math.max(0, (ruleIn(currency, rule)?.minimum ?? 0) - amount)
}
