import { randomUUID } from 'node:crypto'
import type { ProblemKind } from '../../api/problem-kinds.ts'
import { getEnvironment } from '../environment/environment.ts'
import { isForeignPage, isOwnPage, isVisit } from './caller.ts'
import { limitOf } from './limit-of.ts'
import { problemResponse } from './problem.ts'
import type { LimitName } from './rate-limits.ts'
import { shopOrigin } from './shop-origin.ts'

type Door = {
  readonly limit: LimitName
  /**
   * `own-json`: JSON that a page of ours posts. `own`: anything that no other site makes a browser send. `visit`: people
   * may come from elsewhere, with the whole window.
   */
  readonly from: 'own-json' | 'own' | 'visit'
}

type Asked = { readonly headers: Headers }

/**
 * The one way into everything that is limited: who is not let in gets the answer, the others null. What strangers make a
 * browser send is refused before it is counted, so that it counts against nobody (trust S18).
 */
export async function admit(request: Asked, { limit, from }: Door): Promise<Response | null> {
  const kind = strangerProblem(request.headers, from)
  if (kind) return problemResponse(kind, { requestId: randomUUID() })
  return limitOf(limit, request)
}

function strangerProblem(headers: Headers, from: Door['from']): ProblemKind | null {
  const origin = shopOrigin(headers, getEnvironment())
  if (from === 'own-json') {
    if (!isOwnPage(headers, origin)) return 'foreign-origin'
    const mediaType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
    return mediaType === 'application/json' ? null : 'not-json'
  }
  const isStranger = isForeignPage(headers, origin) && !(from === 'visit' && isVisit(headers))
  return isStranger ? 'foreign-origin' : null
}
