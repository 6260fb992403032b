import type { DeskSession } from '../../api/desk/sign-in.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import type { isPassword } from '../../server/password-hash.ts'
import { credentialOf, findPasswordHash, type Keys } from './find-session.ts'
import { passHashOf } from './one-time-pass.ts'
import { newToken, tokenHashOf } from './session-cookies.ts'
import type { Guesser } from './sign-in-limits.ts'
import type { Turns } from './turns.ts'

/** Seconds: a working day, whatever is done in it. */
export const sessionSeconds = 12 * 60 * 60

export type SignInRequest = {
  readonly user: string
  readonly password: string
  readonly client: string
  /** Of the cookies that came along; null without a device that is known. */
  readonly deviceToken: string | null
  readonly oldTokens: readonly string[]
}

type SignInFailure =
  /** Whether there is a user of that name: for the log, never for the answer. */
  | { readonly kind: 'desk-wrong-password'; readonly isUser: boolean }
  | { readonly kind: 'too-many-requests' | 'shop-busy'; readonly retryAfterSeconds: number }

export type SignedIn = {
  readonly session: DeskSession
  readonly token: string
  readonly deviceToken: string
  /** By a one-time pass, in place of the password. */
  readonly isByPass: boolean
}

type Options = Keys & {
  /** Seconds to wait, or null: as `takeTry`. */
  readonly takeTry: (guesser: Guesser) => Promise<number | null>
  readonly turns: Turns
  readonly verify: typeof isPassword
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Seconds after which asking again is worth it where too many passwords wait to be looked at. */
const busySeconds = 5

/** Tries a password, or a one-time pass. Whatever the browser had before, the session is a new one, and the old one is over. */
export async function signIn(
  request: SignInRequest,
  options: Options,
): Promise<Result<SignedIn, SignInFailure>> {
  const { store, marketHash, now } = options
  const { user, client, oldTokens } = request
  const hashByPass = await takePass(request, { store, marketHash })
  const found = hashByPass === null ? await tryPassword(request, options) : success(hashByPass)
  if (!found.ok) return found

  const token = newToken()
  // Never the one that came along: somebody else might have put it there.
  const device = newToken()
  const expiresAt = new Date(now() + sessionSeconds * 1000).toISOString()
  await store.createSession({
    tokenHash: tokenHashOf(token),
    user,
    credential: credentialOf(found.value),
    client,
    deviceHash: tokenHashOf(device),
    expiresAt,
  })
  for (const oldToken of oldTokens) await store.endSession(tokenHashOf(oldToken))
  const session = { user, expiresAt }
  return success({ session, token, deviceToken: device, isByPass: hashByPass !== null })
}

/**
 * The hash of the user's password, where a pass opens the desk in its place; else null. It is not counted: nobody guesses
 * 80 bits, and whatever strangers have tried, it lets her in (trust S53).
 */
async function takePass({ user, password }: SignInRequest, keys: Keys): Promise<string | null> {
  const passHash = passHashOf(password)
  if (passHash === null) return null
  const hash = await findPasswordHash(user, keys)
  return hash !== null && (await keys.store.takePass({ user, passHash })) ? hash : null
}

/** The hash of the password that was right. */
async function tryPassword(
  { user, password, client, deviceToken }: SignInRequest,
  { takeTry, turns, verify, now: _, ...keys }: Options,
): Promise<Result<string, SignInFailure>> {
  const { store } = keys
  const deviceHash = deviceToken && tokenHashOf(deviceToken)
  const knownBy = await store.knownBy({ user, client, deviceHash })
  // By an address that is known, one may claim to be any device: it counts as that address.
  const known = knownBy === 'device' ? deviceHash : knownBy && client
  const retryAfterSeconds = await takeTry({ user, client, known })
  if (retryAfterSeconds !== null) return failure({ kind: 'too-many-requests', retryAfterSeconds })
  const hash = await findPasswordHash(user, keys)
  const turn = turns.take(known === null ? 'stranger' : 'known', () => verify(password, hash))
  if (turn === null) return failure({ kind: 'shop-busy', retryAfterSeconds: busySeconds })
  if (!(await turn) || hash === null) return failure({ kind: 'desk-wrong-password', isUser: hash !== null })
  return success(hash)
}
