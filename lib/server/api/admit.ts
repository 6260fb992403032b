import type { ProblemKind } from '../../api/problem-kinds.ts'
import { countedAddress } from '../client-address.ts'
import { getProcessEnvironment } from '../environment/environment.ts'
import { isNavigation } from '../traffic/request-headers.ts'
import { type Counted, consumeRateLimit } from './consume-rate-limit.ts'
import type { LimitName } from './rate-limits.ts'
import { shopOrigin } from './shop-origin.ts'

/** Origin of a request, as the browser states it (trust S7, S18). */

/** A page of the shop itself, beyond doubt: for whatever changes something. */
function isOwnPage(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site')
  return site === null ? headers.get('origin') === origin : site === 'same-origin'
}

/** No page at all: an app of the device, such as one that shares text into the shop. */
const isFromDevice = (headers: Headers): boolean => headers.get('sec-fetch-site') === 'none'

/** A page of another site, as far as the browser says: an image, a frame, a script, a form. */
function isForeignPage(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const page = headers.get('origin') ?? headers.get('referer')
  return page !== null && originOf(page) !== origin
}

/** A person who follows a link or comes back from somewhere: the whole window goes there. */
function isVisit(headers: Headers): boolean {
  const destination = headers.get('sec-fetch-dest')
  // Browsers without these headers do not tell a link from an image.
  return destination === null || isNavigation({ mode: headers.get('sec-fetch-mode'), destination })
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}

export type Admission = {
  readonly limit: LimitName
  /**
   * `own-json`: JSON that a page of ours posts. `own-form`: a form of ours, or what an app of the device shares into the
   * shop. `own`: anything that no other site makes a browser send. `visit`: people
   * may come from elsewhere, with the whole window.
   */
  readonly from: 'own-json' | 'own-form' | 'own' | 'visit'
}

export type Refusal = { readonly kind: ProblemKind; readonly retryAfterSeconds: number | null }

/** Refuses a call from where it may not come, before it is counted (trust S18), or one too many; else null. */
export async function admit(
  request: { readonly headers: Headers },
  { limit, from }: Admission,
): Promise<Refusal | null> {
  const foreign = refuseForeign(request, from)
  return foreign ?? refuseTooMany({ limit, key: countedAddress(request.headers) })
}

/** Null unless one call more is too many. */
export async function refuseTooMany({ limit, key }: Counted): Promise<Refusal | null> {
  const retryAfterSeconds = await consumeRateLimit(limit, key)
  return retryAfterSeconds === null ? null : { kind: 'too-many-requests', retryAfterSeconds }
}

/** Null unless the call comes from where it may not; counts nothing. */
export function refuseForeign(
  { headers }: { readonly headers: Headers },
  from: Admission['from'],
): Refusal | null {
  const kind = foreignProblem(headers, from)
  return kind && { kind, retryAfterSeconds: null }
}

function foreignProblem(headers: Headers, from: Admission['from']): ProblemKind | null {
  const origin = shopOrigin(headers, getProcessEnvironment())
  const mediaType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (from === 'own-json') {
    if (!isOwnPage(headers, origin)) return 'foreign-origin'
    return mediaType === 'application/json' ? null : 'not-json'
  }
  if (from === 'own-form') {
    if (!isOwnPage(headers, origin) && !isFromDevice(headers)) return 'foreign-origin'
    return mediaType === 'application/x-www-form-urlencoded' ? null : 'not-form'
  }
  const isForeign = isForeignPage(headers, origin) && !(from === 'visit' && isVisit(headers))
  return isForeign ? 'foreign-origin' : null
}
