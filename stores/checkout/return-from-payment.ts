import { createStoredValue, openStoredText, type StorageAccess } from '../stored-value'
import { arrivedKey, cameBackByKey, leftFromHereKey, unreportedKey } from './storage-keys'

type Return = {
  readonly tabStorage: StorageAccess
  /** `navigate`, `reload`, `back_forward` */
  readonly navigation: string
}

/** `messageOrderStart` of lib/domain: the pages that are a payment of ours. Every page carries this file, and not that one. */
export const paymentStart = '/pedido/'

const openOrders = (key: string) => (storage: StorageAccess) =>
  createStoredValue<readonly string[]>({
    storage,
    key,
    decode: (stored) => stored?.split(' ').filter(Boolean) ?? [],
    encode: (orders) => orders.join(' ') || null,
  })

/** The attempts that came to /success, newest first. */
export const openArrivedOrders = openOrders(arrivedKey)
/** Ways back that the server may not know of yet: of each the attempt, a colon, and what the store was given of it. */
export const openUnreportedOrders = openOrders(unreportedKey)

/**
 * How a tab came back from the hosted checkout it left for: noted on its first page after that, since what the shopper
 * does later says nothing about the payment. Gives back that attempt, or null. In a file of its own, because every
 * page carries it.
 */
export function recordReturn({ tabStorage, navigation }: Return): string | null {
  const left = openStoredText(tabStorage, leftFromHereKey).read()
  const cameBackBy = openStoredText(tabStorage, cameBackByKey)
  if (left !== null && cameBackBy.read() === null) cameBackBy.write(navigation)
  return left
}
