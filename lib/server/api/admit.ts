import type { ProblemKind } from '../../api/problem-kinds.ts'
import { getEnvironment } from '../environment/environment.ts'
import { isForeignPage, isOwnPage, isVisit } from './caller.ts'
import { consumeRateLimit, countedAddress } from './consume-rate-limit.ts'
import type { LimitName } from './rate-limits.ts'
import { shopOrigin } from './shop-origin.ts'

export type Admission = {
  readonly limit: LimitName
  /**
   * `own-json`: JSON that a page of ours posts. `own`: anything that no other site makes a browser send. `visit`: people
   * may come from elsewhere, with the whole window.
   */
  readonly from: 'own-json' | 'own' | 'visit'
}

export type Refusal = { readonly kind: ProblemKind; readonly retryAfterSeconds: number | null }

/**
 * Whether a call comes from where it may, and not too often: null, or why not. What strangers make a browser send is
 * refused before it is counted, so that it counts against nobody (trust S18).
 */
export async function admit(
  { headers }: { readonly headers: Headers },
  { limit, from }: Admission,
): Promise<Refusal | null> {
  const kind = strangerProblem(headers, from)
  if (kind) return { kind, retryAfterSeconds: null }
  const retryAfterSeconds = await consumeRateLimit(limit, countedAddress(headers))
  return retryAfterSeconds === null ? null : { kind: 'too-many-requests', retryAfterSeconds }
}

function strangerProblem(headers: Headers, from: Admission['from']): ProblemKind | null {
  const origin = shopOrigin(headers, getEnvironment())
  if (from === 'own-json') {
    if (!isOwnPage(headers, origin)) return 'foreign-origin'
    const mediaType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
    return mediaType === 'application/json' ? null : 'not-json'
  }
  const isStranger = isForeignPage(headers, origin) && !(from === 'visit' && isVisit(headers))
  return isStranger ? 'foreign-origin' : null
}
