import { openStoredText, type StorageAccess } from '../stored-value'
import { cameBackByKey, leftFromHereKey } from './storage-keys'

type Return = {
  readonly tabStorage: StorageAccess
  /** `navigate`, `reload`, `back_forward` */
  readonly navigation: string
}

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

/** How this page was reached, as the browser says. */
export function navigationType(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type ?? ''
}
