import { flag, fromJson, listOf, nullable, objectOf, oneOf, text, whole } from '@/lib/browser/decode'
import { createStoredValue, deviceStorage } from '../stored-value'

/** Not among the other keys, which every first view has. */
const placedOrdersKey = 'e-commerce-placed-orders'
const version = 1

/** What a device knows of its orders before it asks. */
export type PlacedOrder = {
  readonly code: string
  /** Its Idempotency-Key; null where this device did not come to its page straight from ordering. */
  readonly key: string | null
  /** Where it goes, as the market calls that; no answer of the server says it. Null where this device does not know. */
  readonly city: string | null
  /** Until when the market is at it, or its end is news, ms since 1970; 0 once it is over and was seen to be. */
  readonly until: number
  /** Whether its shopper has said here that its message was sent. */
  readonly isSent: boolean
  /** What its shopper has said here to have paid by Pix, minor units; null where nothing was said. */
  readonly paid: number | null
}

const file = objectOf({
  version: oneOf([version]),
  orders: listOf(
    objectOf<PlacedOrder>({
      code: text,
      key: nullable(text),
      city: nullable(text),
      until: whole(),
      isSent: flag,
      paid: nullable(whole()),
    }),
  ),
})

/** Written by `note-orders.ts` alone. */
export const placedOrders = createStoredValue<readonly PlacedOrder[]>({
  storage: deviceStorage,
  key: placedOrdersKey,
  version,
  decode: (stored) => fromJson(stored, file)?.orders ?? [],
  encode: (orders) => (orders.length === 0 ? null : JSON.stringify({ version, orders })),
})

/** Whether the market may be at an order of this device, or the end of one is news. */
export const hasRunningOrder = () => placedOrders.read().some(({ until }) => until > Date.now())

const nothingKnown = { key: null, city: null, until: 0, isSent: false, paid: null } as const

/** What this device knows of an order. */
export const placedOrderOf = (code: string): PlacedOrder =>
  placedOrders.read().find((order) => order.code === code) ?? { code, ...nothingKnown }

/** Where an order goes, as far as this device knows. */
export const cityOfOrder = (code: string) => placedOrderOf(code).city

/** Forgets them, for who uses this device next. */
export const forgetPlacedOrders = () => void placedOrders.write([])
