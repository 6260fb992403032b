import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { AuthFailure, AuthService } from '@/lib/auth/auth-service'
import type { AuthOutcome } from '@/lib/auth/contract'
import { getAuthService } from '@/lib/auth/get-auth-service'
import type { Result } from '@/lib/domain/result'
import { getEnvironment } from '@/lib/env/server'
import { jsonResponse } from '@/lib/http/json-response'
import { limitOf } from '@/lib/http/limit-of'
import { problemResponse } from '@/lib/http/problem'
import { readJsonBody } from '@/lib/http/read-json-body'
import { log } from '@/lib/log'

type Options<Body> = {
  readonly schema: z.ZodType<Body>
  readonly call: (service: AuthService, body: Body) => Promise<Result<AuthOutcome, AuthFailure>>
}

/** The way of every account route: parse the body, ask the service, answer with its outcome or a problem. */
export async function answerAuth<Body>(request: Request, { schema, call }: Options<Body>): Promise<Response> {
  const limited = await limitOf('auth', request)
  if (limited) return limited
  const requestId = randomUUID()
  const json = await readJsonBody(request, getEnvironment().siteUrl)
  if (!json.ok) return problemResponse(json.error.kind, { requestId })
  const body = schema.safeParse(json.value)
  if (!body.success) return problemResponse('bad-body', { requestId })
  const outcome = await call(getAuthService(), body.data)
  if (outcome.ok) return jsonResponse(outcome.value)
  log('info', 'auth.refused', { requestId, kind: outcome.error.kind })
  return problemResponse(outcome.error.kind, { requestId })
}
