import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { problemKinds } from '../../api/problem-kinds.ts'
import type { DeskProblemKind } from '../../desk/api/calls.ts'
import { type Result, success } from '../../domain/result.ts'
import { countedAddress } from '../client-address.ts'
import { getProcessEnvironment } from '../environment/environment.ts'
import { currentRequestId } from '../request-context.ts'
import { toRefusalPage } from '../traffic/refusal.ts'
import { type Admission, type Refusal, refuseForeign, refuseTooMany } from './admit.ts'
import type { Counted } from './consume-rate-limit.ts'
import { problemResponse } from './problem.ts'
import { readJsonBody } from './read-json-body.ts'
import { shopOrigin } from './shop-origin.ts'

type Segments = Readonly<Record<string, string | readonly string[]>>

export type Call<Input> = {
  readonly request: Request
  /** Sent in every problem and written to the log. */
  readonly requestId: string
  readonly origin: string
  readonly input: Input
  readonly parameters: Segments
}

type Options<Input> = {
  /** `anybody`: for the operator's probes; cheap and never refused. */
  readonly admission: Admission | 'anybody'
  /** An issue whose message is a problem kind is answered with that kind. */
  readonly schema: z.ZodType<Input>
  readonly call: (call: Call<Input>) => Response | Promise<Response>
  /** Redirects a returning window, whatever happens. */
  readonly comingBack?: ComingBack
}

type ComingBack = {
  readonly isExpected: (request: Request) => boolean
  readonly refuse: (request: Request, refusal: Refusal | null) => Promise<Response>
}

export type Identified<Caller> = {
  readonly caller: Result<Caller, DeskProblemKind>
  readonly counted: Counted | null
}

type PersonalOptions<Input, Caller> = Omit<Options<Input>, 'call' | 'admission'> & {
  readonly admission: Pick<Admission, 'from'> | 'anybody'
  /** Answers 404 while false. */
  readonly isThere: () => Promise<boolean>
  /** Runs after the origin check, before the body is read. */
  readonly identify: (request: Request) => Promise<Identified<Caller>>
  readonly call: (call: Call<Input> & { readonly caller: Caller }) => Response | Promise<Response>
  readonly fail: (error: unknown, requestId: string) => Response
}

export type Handler = (
  request: Request,
  context?: { readonly params: Promise<Segments> },
) => Promise<Response>

const handlers = new WeakSet<object>()

/** Builds a route handler: checks origin, rate limit and input, then runs `call` (trust S7, S8, S11, S18). */
export function apiRoute<Input>(options: Options<Input>): Handler {
  const { admission } = options
  return personalRoute({
    ...options,
    isThere: async () => true,
    identify: async ({ headers }) => ({
      caller: success(null),
      counted: admission === 'anybody' ? null : { limit: admission.limit, key: countedAddress(headers) },
    }),
    fail: (error) => {
      throw error
    },
  })
}

/** Builds a handler for an optional part of the shop whose calls have a user. */
export function personalRoute<Input, Caller>(options: PersonalOptions<Input, Caller>): Handler {
  const handler: Handler = async (request, context) => {
    // Read first: Next then knows that the answer depends on the request and prerenders none.
    const { headers, url } = request
    const requestId = currentRequestId() ?? randomUUID()
    try {
      return await answer(options, { request, headers, url, requestId, context })
    } catch (error) {
      return options.fail(error, requestId)
    }
  }
  handlers.add(handler)
  return handler
}

type Asked = Pick<Request, 'headers' | 'url'> & {
  readonly request: Request
  readonly requestId: string
  readonly context: Parameters<Handler>[1]
}

async function answer<Input, Caller>(
  { admission, schema, call, comingBack, isThere, identify }: PersonalOptions<Input, Caller>,
  { request, headers, url, requestId, context }: Asked,
): Promise<Response> {
  if (!(await isThere())) return problemResponse('not-found', { requestId })
  if (comingBack?.isExpected(request) === false) return comingBack.refuse(request, null)
  const isVisit = admission !== 'anybody' && admission.from === 'visit'
  const refuse = (refusal: Refusal) => {
    const problem = problemResponse(refusal.kind, { requestId, ...refusal })
    return comingBack?.refuse(request, refusal) ?? (isVisit ? toRefusalPage(problem, refusal.kind) : problem)
  }
  const foreign = admission === 'anybody' ? null : refuseForeign(request, admission.from)
  if (foreign) return refuse(foreign)
  const { caller, counted } = await identify(request)
  const tooMany = counted && (await refuseTooMany(counted))
  if (tooMany) return refuse(tooMany)
  if (!caller.ok) return problemResponse(caller.error, { requestId })
  const takesBody = admission !== 'anybody' && admission.from === 'own-json'
  const given = takesBody ? await readJsonBody(request) : success(queryOf(url))
  if (!given.ok) return problemResponse(given.error.kind, { requestId })
  const input = schema.safeParse(given.value)
  if (!input.success) {
    const named = problemKinds.find((kind) => input.error.issues.some(({ message }) => message === kind))
    return problemResponse(named ?? 'bad-body', { requestId })
  }
  const origin = shopOrigin(headers, getProcessEnvironment())
  const parameters = (await context?.params) ?? {}
  return call({ request, requestId, origin, input: input.data, parameters, caller: caller.value })
}

export function isApiRoute(handler: object): boolean {
  return handlers.has(handler)
}

/** Returns the query parameters; the first of a repeated name wins. */
export function queryOf(url: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...new URL(url).searchParams].reverse().map(([key, text]) => [key, text.normalize('NFC')]),
  )
}
