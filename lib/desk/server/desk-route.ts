import 'server-only'
import type { z } from 'zod'
import { failure, success } from '../../domain/result.ts'
import { type Call, type Handler, personalRoute } from '../../server/api/api-route.ts'
import type { Counted } from '../../server/api/consume-rate-limit.ts'
import { problemResponse } from '../../server/api/problem.ts'
import type { LimitName } from '../../server/api/rate-limits.ts'
import { countedAddress } from '../../server/client-address.ts'
import { faultOf } from '../../server/database/fault.ts'
import { getEnvironment } from '../../server/environment/server.ts'
import { log } from '../../server/log.ts'
import { deskUserHeader } from '../api/calls.ts'
import type { DeskSession } from '../api/sign-in.ts'
import { createRecord, type RecordAction } from './desk-log.ts'
import { isDeskOn } from './session/desk-switch.ts'
import { findDevice, findSession, type Keys } from './session/find-session.ts'
import { tokenHashOf } from './session/session-cookies.ts'
import { getDeskStore } from './store/get-desk-store.ts'

export type DeskCall<Input> = Call<Input> & {
  readonly session: DeskSession
  /** Hash of the session token, used as the key of its rate limits. */
  readonly sessionHash: string
  readonly record: RecordAction
}

export type SignInCall<Input> = Call<Input> & {
  readonly client: string
  readonly recordOf: (user: string | null) => RecordAction
}

type Options<Input, Given> = {
  /** `own-json` is a POST, `own` a GET with its input in the query. */
  readonly from: 'own' | 'own-json'
  readonly schema: z.ZodType<Input>
  readonly limit?: LimitName
  readonly call: (call: Given) => Response | Promise<Response>
}

const routes = new WeakSet<object>()

/** Seconds before a retry while a database is away. */
const retrySeconds = 5

export function deskKeys(): Keys {
  return { store: getDeskStore(), marketHash: getEnvironment().desk.passwordHash }
}

/** Builds every desk route: checks desk, origin, session, rate limit and input (trust S38, S39). */
export function deskRoute<Input>({
  from,
  schema,
  limit = 'desk',
  call,
}: Options<Input, DeskCall<Input>>): Handler {
  return registered(
    personalRoute({
      ...common,
      admission: { from },
      schema,
      async identify({ headers, url }) {
        const found = await findSession(headers, deskKeys())
        const said = headers.get(deskUserHeader) ?? new URL(url).searchParams.get(deskUserHeader)
        const shownUser = said ?? found?.session.user
        return found && found.session.user === shownUser
          ? { caller: success(found), counted: { limit, key: found.tokenHash } }
          : {
              caller: failure('desk-signed-out'),
              counted: await countWithoutSession(headers, 'desk-signed-out'),
            }
      },
      call: ({ caller: { session, tokenHash: sessionHash }, ...given }) => {
        const record = recordOf(given, session.user)
        return call({ ...given, session, sessionHash, record })
      },
    }),
  )
}

export function signInRoute<Input>({
  from,
  schema,
  call,
}: Omit<Options<Input, SignInCall<Input>>, 'limit'>): Handler {
  return registered(
    personalRoute({
      ...common,
      admission: { from },
      schema,
      identify: async ({ headers }) => ({
        caller: success(countedAddress(headers)),
        counted: await countWithoutSession(headers, 'desk-sign-in'),
      }),
      call: ({ caller: client, ...given }) =>
        call({ ...given, client, recordOf: (user) => recordOf(given, user) }),
    }),
  )
}

export function isDeskRoute(handler: object): boolean {
  return routes.has(handler)
}

function registered(handler: Handler): Handler {
  routes.add(handler)
  return handler
}

/** By known device, else by address: strangers on the market's Wi-Fi lock no device out (trust S40). */
async function countWithoutSession(headers: Headers, limit: LimitName): Promise<Counted> {
  const device = await findDevice(headers, deskKeys())
  return { limit, key: device === null ? countedAddress(headers) : tokenHashOf(device) }
}

function recordOf({ request, requestId }: Call<unknown>, user: string | null): RecordAction {
  return createRecord(getDeskStore(), { user, requestId, client: countedAddress(request.headers) })
}

const common = {
  isThere: isDeskOn,
  fail(error: unknown, requestId: string): Response {
    const fault = faultOf(error)
    if (fault === null) throw error
    log('error', 'desk.unavailable', { requestId, fault })
    return problemResponse('desk-unavailable', { requestId, retryAfterSeconds: retrySeconds })
  },
}
