import { openStoredText, type StorageAccess } from '../stored-value'
import { cameBackByKey, leftFromHereKey } from './storage-keys'

type Return = {
  readonly tabStorage: StorageAccess
  /** `navigate`, `reload`, `back_forward` */
  readonly navigation: string
}

/** `messageOrderStart` of lib/domain: the pages that are a payment of ours. Every page carries this file, and not that one. */
export const paymentStart = '/pedido/'

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
