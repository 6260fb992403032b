import { cameBackByKey, leftFromHereKey } from '../../../stores/checkout/storage-keys.ts'

// What `recordReturn` does, while any page is parsed: a page that is left before its scripts have come says too how the tab
// came back from the payment.
try {
  if (sessionStorage[leftFromHereKey] && !sessionStorage[cameBackByKey]) {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    sessionStorage[cameBackByKey] = navigation?.type
  }
} catch {
  // The storage is shut.
}
