import type { ProblemKind } from '../../api/problem-kinds.ts'
import { countedAddress } from '../client-address.ts'
import { getProcessEnvironment } from '../environment/environment.ts'
import { isNavigation } from '../traffic/request-headers.ts'
import { type Counted, consumeRateLimit } from './consume-rate-limit.ts'
import type { LimitName } from './rate-limits.ts'
import { shopOrigin } from './shop-origin.ts'

/** Checks that a shop page sent the request; required for calls that change something (trust S7, S18). */
function isOwnPage(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site')
  return site === null ? headers.get('origin') === origin : site === 'same-origin'
}

/** Accepts requests without a page, such as a device app sharing text. */
const isFromDevice = (headers: Headers): boolean => headers.get('sec-fetch-site') === 'none'

function isForeignPage(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const page = headers.get('origin') ?? headers.get('referer')
  return page !== null && originOf(page) !== origin
}

/** Detects a followed link or a return to the shop. */
function isVisit(headers: Headers): boolean {
  const destination = headers.get('sec-fetch-dest')
  // Browsers without these headers do not distinguish a link from an image.
  return destination === null || isNavigation({ mode: headers.get('sec-fetch-mode'), destination })
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}

export type Admission = {
  readonly limit: LimitName
  /**
   * `own-json`: JSON posted by our pages. `own-form`: our forms or a device share. `own`: any request no
   * other site can trigger. `visit`: top-level navigation from anywhere.
   */
  readonly from: 'own-json' | 'own-form' | 'own' | 'visit'
}

export type Refusal = { readonly kind: ProblemKind; readonly retryAfterSeconds: number | null }

/** Refuses a call from a foreign origin, before counting it (trust S18), or one over the limit; else null. */
export async function admit(
  request: { readonly headers: Headers },
  { limit, from }: Admission,
): Promise<Refusal | null> {
  const foreign = refuseForeign(request, from)
  return foreign ?? refuseTooMany({ limit, key: countedAddress(request.headers) })
}

/** Refuses a call over the limit; null when it is within. */
export async function refuseTooMany({ limit, key }: Counted): Promise<Refusal | null> {
  const retryAfterSeconds = await consumeRateLimit(limit, key)
  return retryAfterSeconds === null ? null : { kind: 'too-many-requests', retryAfterSeconds }
}

/** Refuses a call from a foreign origin; null when allowed. Counts nothing. */
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
