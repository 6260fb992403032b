import { postArrival } from '@/lib/browser/post-arrival'
import { arrivalKeys } from '@/stores/checkout/arrival-keys'
import { noteArrival } from '@/stores/checkout/note-arrival'

/** Run by the browser while /success is parsed. */
export const arrivalScript = `(${noteArrival})({keys:${JSON.stringify(arrivalKeys)},tell:(order)=>(${postArrival})(order,{fetch})})`

/**
 * Stands before all that /success shows: a purchase is confirmed by the document itself, however long its scripts take
 * to come. The page cache puts its hash into the page's policy.
 */
export function ArrivalScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
  return <script dangerouslySetInnerHTML={{ __html: arrivalScript }} />
}
