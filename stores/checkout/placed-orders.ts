import { fromJson, listOf, objectOf, oneOf, otherwise, text, whole } from '@/lib/browser/decode'
import { followedUntil, isRunning, type PastOrder } from '@/lib/domain/past-order'
import { createStoredValue, deviceStorage } from '../stored-value'

/** Not among the other keys, which every first view has. */
const placedOrdersKey = 'e-commerce-placed-orders'
const version = 1

/** What a device knows of its orders before it asks. */
type PlacedOrder = {
  readonly code: string
  /** Where it goes, as the market calls that; no answer of the server says it. Null where this device does not know. */
  readonly city: string | null
  /** Until when the market is at it, ms since 1970; 0 once it is over. */
  readonly until: number
}

const maximumOrders = 12

const file = objectOf({
  version: oneOf([version]),
  orders: listOf(objectOf<PlacedOrder>({ code: text, city: otherwise(text, null), until: whole() })),
})

const placedOrders = createStoredValue<readonly PlacedOrder[]>({
  storage: deviceStorage,
  key: placedOrdersKey,
  version,
  decode: (stored) => fromJson(stored, file)?.orders ?? [],
  encode: (orders) => (orders.length === 0 ? null : JSON.stringify({ version, orders })),
})

/** Whether the market may be at an order of this device. */
export const hasRunningOrder = () => placedOrders.read().some(({ until }) => until > Date.now())

/** Where an order goes, as far as this device knows. */
export const cityOfOrder = (code: string) =>
  placedOrders.read().find((order) => order.code === code)?.city ?? null

/** Keeps of orders, as the server has just said them, how long they are under way; and of one where it goes. */
export function notePlacedOrders(orders: readonly PastOrder[], city?: string | null): void {
  const known = placedOrders.read()
  const said = orders.map((order): PlacedOrder => {
    const until = isRunning(order, Date.now()) ? followedUntil(order) : 0
    return { code: order.code, city: city ?? cityOfOrder(order.code), until }
  })
  const others = known.filter(({ code }) => !said.some((order) => order.code === code))
  const next = [...said, ...others].slice(0, maximumOrders)
  if (JSON.stringify(next) !== JSON.stringify(known)) placedOrders.write(next)
}

/** Forgets them, for who uses this device next. */
export const forgetPlacedOrders = () => void placedOrders.write([])
