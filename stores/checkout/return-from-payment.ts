import { createStoredValue, openStoredText, type StorageAccess } from '../stored-value'
import { arrivedKey, cameBackByKey, leftFromHereKey, unreportedKey } from './storage-keys'

type Return = {
  readonly tabStorage: StorageAccess
  /** `navigate`, `reload`, `back_forward` */
  readonly navigation: string
}

/** Copies `messageOrderStart` of lib/domain, which every page would have to load. */
export const paymentStart = '/pedido/'

const openOrders = (key: string) => (storage: StorageAccess) =>
  createStoredValue<readonly string[]>({
    storage,
    key,
    decode: (stored) => stored?.split(' ').filter(Boolean) ?? [],
    encode: (orders) => orders.join(' ') || null,
  })

export const openArrivedOrders = openOrders(arrivedKey)
/** Payment returns not confirmed by the server, each as attempt, colon and value. */
export const openUnreportedOrders = openOrders(unreportedKey)

/** Records how a tab returned from its checkout, on its first page. Apart, as every page loads it. */
export function recordReturn({ tabStorage, navigation }: Return): string | null {
  const left = openStoredText(tabStorage, leftFromHereKey).read()
  const cameBackBy = openStoredText(tabStorage, cameBackByKey)
  if (left !== null && cameBackBy.read() === null) cameBackBy.write(navigation)
  return left
}
