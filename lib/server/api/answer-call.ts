import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { getEnvironment } from '../environment/environment.ts'
import { admit } from './admit.ts'
import { problemResponse } from './problem.ts'
import type { LimitName } from './rate-limits.ts'
import { readJsonBody } from './read-json-body.ts'
import { shopOrigin } from './shop-origin.ts'

/** What is left to a route: it answers with JSON or a problem. */
export type Call<Input> = {
  readonly request: Request
  /** In the log and in every problem. */
  readonly requestId: string
  /** Under which the caller has the shop. */
  readonly origin: string
  readonly input: Input
}

type Options<Input> = {
  readonly limit: LimitName
  readonly schema: z.ZodType<Input>
  readonly call: (call: Call<Input>) => Response | Promise<Response>
}

/** The way of every POST of our pages: who asks, how often, the body, its shape; then the route (trust S7, S8, S11, S18). */
export async function answerPost<Input>(request: Request, options: Options<Input>): Promise<Response> {
  const refusal = await admit(request, { limit: options.limit, from: 'own-json' })
  if (refusal) return refusal
  const json = await readJsonBody(request)
  if (!json.ok) return problemResponse(json.error.kind, { requestId: randomUUID() })
  return answer(request, json.value, options)
}

/** The same for a read: its input is the query. */
export async function answerGet<Input>(request: Request, options: Options<Input>): Promise<Response> {
  const refusal = await admit(request, { limit: options.limit, from: 'own' })
  return refusal ?? answer(request, Object.fromEntries(new URL(request.url).searchParams), options)
}

async function answer<Input>(
  request: Request,
  given: unknown,
  { schema, call }: Options<Input>,
): Promise<Response> {
  const requestId = randomUUID()
  const input = schema.safeParse(given)
  if (!input.success) return problemResponse('bad-body', { requestId })
  const origin = shopOrigin(request.headers, getEnvironment())
  return call({ request, requestId, origin, input: input.data })
}
