import { readStorage, writeStorage } from './browser-storage'
import { cameBackByKey, type KeyValueStorage, leftFromHereKey } from './cart-storage'

type Return = {
  readonly tabStorage: () => KeyValueStorage
  /** `navigate`, `reload`, `back_forward` */
  readonly navigation: string
}

/**
 * How a tab came back from the hosted checkout it left for: noted on its first page after that, since what the shopper
 * does later says nothing about the payment. In a file of its own, because every page carries it.
 */
export function noteReturn({ tabStorage, navigation }: Return): void {
  if (readStorage(tabStorage, leftFromHereKey) === null || readStorage(tabStorage, cameBackByKey) !== null)
    return
  writeStorage(tabStorage, cameBackByKey, navigation)
}

/** How this page was reached, as the browser tells it. */
export function navigationType(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type ?? ''
}
