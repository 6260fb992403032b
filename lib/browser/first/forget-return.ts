import { cameBackByKey } from '../../../stores/checkout/storage-keys.ts'

// Runs after `every-page.ts` on the page of an order by message: the payment page is no return.
try {
  sessionStorage.removeItem(cameBackByKey)
} catch {
  // Storage is blocked.
}
