/**
 * Who makes a browser send a request (trust S7, S18). Browsers say it in `Sec-Fetch-Site`; older ones name the page in
 * `Origin` or `Referer`, if anything. `origin` is that of the shop.
 */

/** A page of the shop itself, beyond doubt: for whatever changes something. */
export function isOwnPage(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site')
  return site === null ? headers.get('origin') === origin : site === 'same-origin'
}

/** No page at all: an app of the device, such as one that shares text into the shop. */
export const isFromDevice = (headers: Headers): boolean => headers.get('sec-fetch-site') === 'none'

/** A page of another site, as far as the browser says: an image, a frame, a script, a form. */
export function isForeignPage(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const page = headers.get('origin') ?? headers.get('referer')
  return page !== null && originOf(page) !== origin
}

/** A person who follows a link or comes back from somewhere: the whole window goes there. */
export function isVisit(headers: Headers): boolean {
  const destination = headers.get('sec-fetch-dest')
  // Browsers without these headers do not tell a link from an image.
  return destination === null || (destination === 'document' && headers.get('sec-fetch-mode') === 'navigate')
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}
