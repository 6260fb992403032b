import { paymentStart } from '@/stores/checkout/return-from-payment'
import { cameBackByKey, leftFromHereKey } from '@/stores/checkout/storage-keys'

const [left, back] = [leftFromHereKey, cameBackByKey].map((key) => JSON.stringify(key))
// Orders by message: there the tab is at its payment, and not back from it.
const payment = JSON.stringify(paymentStart)

/**
 * What `recordReturn` does, run while any page is parsed: a page that is left before its scripts have come says too how
 * the tab came back from the payment.
 */
export const returnScript = `try{let s=sessionStorage;location.pathname.startsWith(${payment})||s[${left}]&&!s[${back}]&&(s[${back}]=performance.getEntriesByType('navigation')[0].type)}catch(e){}`
