import type { OrderDetails } from '@/lib/domain/order-fields'
import { readText } from '@/lib/domain/untrusted'
import { openStoredList } from '../stored-json'
import { deviceStorage, type StorageAccess } from '../stored-value'
import { orderKeysKey } from './storage-keys'

const keyPattern = /^[A-Za-z0-9-]{16,64}$/

export const readKey = (value: unknown) =>
  typeof value === 'string' && keyPattern.test(value) ? value : null

/** Opens the keys of this device's orders, newest first; a holder may see that order. */
export const openOrderKeys = (storage: StorageAccess) =>
  openStoredList<string>({
    storage,
    key: orderKeysKey,
    file: { name: 'keys', version: 1 },
    maximum: 50,
    read: readKey,
  })

const orderKeys = openOrderKeys(deviceStorage)

export const readOrderKeys = () => orderKeys.read()
export const forgetOrderKeys = () => void orderKeys.write([])

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

const nothingKnown = { key: null, city: null, until: 0, isSent: false, paid: null } as const

export const placedOrders = openStoredList<PlacedOrder>({
  storage: deviceStorage,
  key: 'e-commerce-placed-orders',
  file: { name: 'orders', version: 1 },
  read(value) {
    const { code, key, city, until, isSent, paid } = Object(value)
    if (typeof code !== 'string' || !Number.isInteger(until)) return null
    return {
      code,
      key: readText(key),
      city: readText(city),
      until,
      isSent: isSent === true,
      paid: Number.isInteger(paid) ? paid : null,
    }
  },
})

export const hasRunningOrder = () => placedOrders.read().some(({ until }) => until > Date.now())

export const placedOrderOf = (code: string): PlacedOrder =>
  placedOrders.read().find((order) => order.code === code) ?? { code, ...nothingKnown }

export const cityOfOrder = (code: string) => placedOrderOf(code).city

/** Protects the next user of this device. */
export const forgetPlacedOrders = () => void placedOrders.write([])

type OrderDelivery = { readonly order: string } & Pick<OrderDetails, 'city' | 'whatsapp'>

/** Keeps city and contact of each order for its receipt, in the tab's storage, since the device's may change. */
export function openOrderDeliveries(tabStorage: StorageAccess) {
  const deliveries = openStoredList<OrderDelivery>({
    storage: tabStorage,
    key: 'e-commerce-order-deliveries',
    maximum: 20,
    read(value) {
      const { order, city, whatsapp } = Object(value)
      if (typeof order !== 'string') return null
      return { order, city: readText(city) ?? '', whatsapp: readText(whatsapp) ?? '' }
    },
  })
  return {
    find: (order: string) => deliveries.read().find((known) => known.order === order) ?? null,
    save({ order, city, whatsapp }: OrderDelivery): void {
      const others = deliveries.read().filter((known) => known.order !== order)
      deliveries.write([{ order, city, whatsapp }, ...others])
    },
    clear: () => void deliveries.write([]),
  }
}
