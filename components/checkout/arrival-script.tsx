import { postArrival } from '@/lib/browser/post-arrival'
import { returnParameter } from '@/lib/domain/return-value'
import { arrivalScriptKeys } from '@/stores/checkout/arrival-script-keys'
import { recordArrival } from '@/stores/checkout/record-arrival'

/** Run by the browser while /success is parsed. */
export const arrivalScript = `(${recordArrival})({keys:${JSON.stringify(arrivalScriptKeys)},parameter:${JSON.stringify(returnParameter)},report:(arrival)=>(${postArrival})(arrival,{fetch})})`

/**
 * Stands before all that /success shows: a purchase is confirmed by the document itself, however long its scripts take
 * to come. The page cache puts its hash into the page's policy.
 */
export function ArrivalScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
  return <script dangerouslySetInnerHTML={{ __html: arrivalScript }} />
}
