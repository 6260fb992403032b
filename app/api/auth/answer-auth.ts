import { z } from 'zod'
import type { AuthFailure } from '@/lib/accounts/auth-service'
import { openRequestAuth, type RequestAuth } from '@/lib/accounts/get-auth-service'
import type { Result } from '@/lib/domain/result'
import { answerGet, answerPost } from '@/lib/server/api/answer-call'
import { jsonResponse } from '@/lib/server/api/json-response'
import { problemResponse } from '@/lib/server/api/problem'
import type { LimitName } from '@/lib/server/api/rate-limits'
import { log } from '@/lib/server/log'
import { ordersUnavailable } from '../orders-unavailable'

type Answer = Promise<Result<object, AuthFailure>>

export type AnswerOptions<Body> = {
  readonly schema: z.ZodType<Body>
  /** `auth`, unless there is nothing to guess. */
  readonly limit?: LimitName
  readonly call: (request: RequestAuth, body: Body) => Answer
}

/** The way of every POST about accounts: parse the body, ask the service, answer with its outcome or a problem. */
export function answerAuth<Body>(
  request: Request,
  { schema, limit = 'auth', call }: AnswerOptions<Body>,
): Promise<Response> {
  return answerPost(request, {
    limit,
    schema,
    call: ({ requestId, input }) => answer(request, requestId, (opened) => call(opened, input)),
  })
}

/** The same for what only reads. */
export function answerAuthRead(
  request: Request,
  { limit, call }: { readonly limit: LimitName; readonly call: (request: RequestAuth) => Answer },
): Promise<Response> {
  return answerGet(request, {
    limit,
    schema: z.unknown(),
    call: ({ requestId }) => answer(request, requestId, call),
  })
}

async function answer(
  request: Request,
  requestId: string,
  call: (request: RequestAuth) => Answer,
): Promise<Response> {
  const opened = openRequestAuth(request.headers)
  let outcome: Awaited<Answer>
  try {
    outcome = await call(opened)
  } catch (error) {
    return withCookies(ordersUnavailable(error, requestId), opened)
  }
  if (outcome.ok) return withCookies(jsonResponse(outcome.value), opened)
  const { kind, retryAfterSeconds, rule } = outcome.error
  log('info', 'auth.refused', { requestId, kind })
  return withCookies(problemResponse(kind, { requestId, retryAfterSeconds, rule }), opened)
}

/** An answer that sets cookies is for one browser alone (trust S13). */
export function withCookies(response: Response, { jar }: Pick<RequestAuth, 'jar'>): Response {
  const changes = jar.changes()
  for (const change of changes) response.headers.append('set-cookie', change)
  if (changes.length > 0) response.headers.set('cache-control', 'private, no-store')
  return response
}
