import { z } from 'zod'
import type { AccountService, AuthFailure } from '@/lib/accounts/auth-service'
import { openRequestAuth, type RequestAuth } from '@/lib/accounts/get-auth-service'
import { failure, type Result } from '@/lib/domain/result'
import { apiRoute, type Call } from '@/lib/server/api/api-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import type { LimitName } from '@/lib/server/api/rate-limits'
import { log } from '@/lib/server/log'
import { ordersUnavailable } from '../order-records'

type Answer = Promise<Result<object, AuthFailure>>

type AuthRouteOptions<Body> = {
  readonly schema: z.ZodType<Body>
  readonly limit?: LimitName
  readonly call: (opened: RequestAuth, body: Body, request: Request) => Answer
}

/** Builds a POST route of accounts: parses, calls the service, answers the outcome or a problem. */
export function authRoute<Body>({ schema, limit = 'auth', call }: AuthRouteOptions<Body>) {
  return apiRoute({
    admission: { limit, from: 'own-json' },
    schema,
    call: (given) => answer(given, (opened) => call(opened, given.input, given.request)),
  })
}

export function authReadRoute({
  limit,
  call,
}: {
  readonly limit: LimitName
  readonly call: (opened: RequestAuth) => Answer
}) {
  return apiRoute({
    admission: { limit, from: 'own' },
    schema: z.unknown(),
    call: (given) => answer(given, call),
  })
}

/** Maps a failure of accounts to a problem. */
async function answer(
  { request, requestId }: Pick<Call<unknown>, 'request' | 'requestId'>,
  call: (opened: RequestAuth) => Answer,
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

/** Sets cookies and forbids caching (trust S13). */
export function withCookies(response: Response, { jar }: Pick<RequestAuth, 'jar'>): Response {
  const changes = jar.changes()
  for (const change of changes) response.headers.append('set-cookie', change)
  if (changes.length > 0) response.headers.set('cache-control', 'private, no-store')
  return response
}

type Options<Body> = Pick<AuthRouteOptions<Body>, 'schema'> & {
  readonly call: (accounts: AccountService, body: Body) => Promise<Result<object, AuthFailure>>
}

/**
 * Builds a POST route that requires the account the page shows; when another tab has switched users, the call
 * fails without reading or writing.
 */
export function accountRoute<Body extends { readonly accountId: string }>({ schema, call }: Options<Body>) {
  return authRoute({
    schema,
    limit: 'profile',
    async call({ auth, accounts }, body) {
      const session = await auth.findSession()
      if (!session.ok) return session
      if (session.value?.user.id !== body.accountId) return failure({ kind: 'session-ended' })
      return call(accounts, body)
    },
  })
}
