import { flag, fromJson, listOf, nullable, objectOf, oneOf, text, whole } from '@/lib/browser/decode'
import { createStoredValue, deviceStorage } from '../stored-value'

/** Apart from the other keys, which are in every first view. */
const placedOrdersKey = 'e-commerce-placed-orders'
const version = 1

export type PlacedOrder = {
  readonly code: string
  /** Idempotency key; null if this device did not come straight from ordering. */
  readonly key: string | null
  /** City in the market's spelling, only known to this device. */
  readonly city: string | null
  /** End of tracking or news, ms since 1970; 0 once its end was seen. */
  readonly until: number
  readonly isSent: boolean
  /** Minor units the shopper reports as paid by Pix. */
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

export const placedOrders = createStoredValue<readonly PlacedOrder[]>({
  storage: deviceStorage,
  key: placedOrdersKey,
  version,
  decode: (stored) => fromJson(stored, file)?.orders ?? [],
  encode: (orders) => (orders.length === 0 ? null : JSON.stringify({ version, orders })),
})

export const hasRunningOrder = () => placedOrders.read().some(({ until }) => until > Date.now())

const nothingKnown = { key: null, city: null, until: 0, isSent: false, paid: null } as const

export const placedOrderOf = (code: string): PlacedOrder =>
  placedOrders.read().find((order) => order.code === code) ?? { code, ...nothingKnown }

export const cityOfOrder = (code: string) => placedOrderOf(code).city

/** Protects the next user of this device. */
export const forgetPlacedOrders = () => void placedOrders.write([])
