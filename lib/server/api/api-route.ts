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

/** A list where the address may go on for as long as it likes. */
type Segments = Readonly<Record<string, string | readonly string[]>>

export type Call<Input> = {
  readonly request: Request
  /** In the log and in every problem. */
  readonly requestId: string
  /** Under which the caller has the shop. */
  readonly origin: string
  /** The JSON of an `own-json` call, else the query. */
  readonly input: Input
  /** The variable segments of the address. */
  readonly parameters: Segments
}

type Options<Input> = {
  /** `anybody`: what an operator's probes ask. It costs nothing and is never refused. */
  readonly admission: Admission | 'anybody'
  /** Where the message of an issue is a kind of problem, the answer is that one. */
  readonly schema: z.ZodType<Input>
  readonly call: (call: Call<Input>) => Response | Promise<Response>
  /** For a route that a window comes back to, which needs somewhere to go whatever happens. */
  readonly comingBack?: ComingBack
}

type ComingBack = {
  /** Whether this call is one to count and carry out at all. */
  readonly isExpected: (request: Request) => boolean
  /** Null: it was not expected. */
  readonly refuse: (request: Request, refusal: Refusal | null) => Promise<Response>
}

export type Identified<Caller> = {
  readonly caller: Result<Caller, DeskProblemKind>
  /** Null: public to no caller. */
  readonly counted: Counted | null
}

type PersonalOptions<Input, Caller> = Omit<Options<Input>, 'call' | 'admission'> & {
  readonly admission: Pick<Admission, 'from'> | 'anybody'
  /** Whether the part of the shop that the route belongs to is switched on; else the route is not there. */
  readonly isThere: () => Promise<boolean>
  /** Asked of whatever comes from where it may, before the body is read. */
  readonly identify: (request: Request) => Promise<Identified<Caller>>
  readonly call: (call: Call<Input> & { readonly caller: Caller }) => Response | Promise<Response>
  /** Answers for what was thrown on the way, or throws it on. */
  readonly fail: (error: unknown, requestId: string) => Response
}

export type Handler = (
  request: Request,
  context?: { readonly params: Promise<Segments> },
) => Promise<Response>

const handlers = new WeakSet<object>()

/** Admits, reads and checks a call, then runs the route's own `call` (trust S7, S8, S11, S18). */
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

/** The same for a part of the shop that may be switched off, and where each call has a user. */
export function personalRoute<Input, Caller>(options: PersonalOptions<Input, Caller>): Handler {
  const handler: Handler = async (request, context) => {
    // First of all: by this Next knows that the answer depends on the request, and prerenders none.
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

/** Whether a handler was made by `apiRoute`. */
export function isApiRoute(handler: object): boolean {
  return handlers.has(handler)
}

/** The parameters of an address; of one that stands there twice, the first. */
export function queryOf(url: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...new URL(url).searchParams].reverse().map(([key, text]) => [key, text.normalize('NFC')]),
  )
}
