import { cameBackByKey } from '../../../stores/checkout/storage-keys.ts'

// Behind `every-page.ts` on the page of an order by message, which is a payment of our own: there the tab is not back yet.
try {
  sessionStorage.removeItem(cameBackByKey)
} catch {
  // The storage is shut.
}
