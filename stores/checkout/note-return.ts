import { readStorage, writeStorage } from '../browser-storage'
import { cameBackByKey, type KeyValueStorage, leftFromHereKey } from '../cart-storage'

type Return = {
  readonly tabStorage: () => KeyValueStorage
  /** `navigate`, `reload`, `back_forward` */
  readonly navigation: string
}

/**
 * How a tab came back from the hosted checkout it left for: noted on its first page after that, since what the shopper
 * does later says nothing about the payment. Gives back that attempt, or null. In a file of its own, because every
 * page carries it.
 */
export function noteReturn({ tabStorage, navigation }: Return): string | null {
  const left = readStorage(tabStorage, leftFromHereKey)
  if (left !== null && readStorage(tabStorage, cameBackByKey) === null)
    writeStorage(tabStorage, cameBackByKey, navigation)
  return left
}

/** How this page was reached, as the browser tells it. */
export function navigationType(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type ?? ''
}
