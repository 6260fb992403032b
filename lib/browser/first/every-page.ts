import './keep-taps.ts'
import { cameBackByKey, leftFromHereKey } from '../../../stores/checkout/storage-keys.ts'

// Copies `recordReturn` for pages left before their scripts arrive.
try {
  if (sessionStorage[leftFromHereKey] && !sessionStorage[cameBackByKey]) {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    sessionStorage[cameBackByKey] = navigation?.type
  }
} catch {
  // Storage is blocked.
}
