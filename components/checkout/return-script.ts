import { cameBackByKey, leftFromHereKey } from '@/stores/checkout/storage-keys'

const [left, back] = [leftFromHereKey, cameBackByKey].map((key) => JSON.stringify(key))

/**
 * What `recordReturn` does, run while any page is parsed: a page that is left before its scripts have come says too how
 * the tab came back from the payment.
 */
export const returnScript = `try{let s=sessionStorage;s[${left}]&&!s[${back}]&&(s[${back}]=performance.getEntriesByType('navigation')[0].type)}catch(e){}`

/** Behind it on the page of an order by message, which is a payment of our own: there the tab is not back yet. */
export const atPaymentScript = `try{sessionStorage.removeItem(${back})}catch(e){}`
