import { type Result, success } from '../../../domain/result.ts'
import type { DeskSession } from '../../api/sign-in.ts'
import { checkPassword, type PasswordCheck, type WrongPassword } from './check-password.ts'
import { credentialOf, findPasswordHash, type Keys } from './find-session.ts'
import { passHashOf } from './one-time-pass.ts'
import { newToken, tokenHashOf } from './session-cookies.ts'
import type { SignInAttempt } from './sign-in-limits.ts'

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

export type SignedIn = {
  readonly session: DeskSession
  readonly token: string
  readonly deviceToken: string
  /** By a one-time pass, in place of the password. */
  readonly isByPass: boolean
}

type Options = PasswordCheck & {
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Tries a password, or a one-time pass. Whatever the browser had before, the session is a new one, and the old one is over. */
export async function signIn(
  request: SignInRequest,
  options: Options,
): Promise<Result<SignedIn, WrongPassword>> {
  const { now, ...check } = options
  const { store } = check
  const { user, password, client, oldTokens } = request
  const hashByPass = await takePass(request, check)
  const found =
    hashByPass === null
      ? await checkPassword(password, await attemptOf(request, check), check)
      : success(hashByPass)
  if (!found.ok) return found

  const token = newToken()
  // Never the one that came along: a stranger might have put it there.
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
 * The hash of the user's password, where a pass opens the desk in its place; else null. It is not counted: no one guesses
 * 80 bits, and whatever strangers have tried, it lets her in (trust S53).
 */
async function takePass({ user, password }: SignInRequest, keys: Keys): Promise<string | null> {
  const passHash = passHashOf(password)
  if (passHash === null) return null
  const hash = await findPasswordHash(user, keys)
  return hash !== null && (await keys.store.takePass({ user, passHash })) ? hash : null
}

/** Whom a try counts for. */
async function attemptOf(
  { user, client, deviceToken }: SignInRequest,
  { store }: Keys,
): Promise<SignInAttempt> {
  const deviceHash = deviceToken && tokenHashOf(deviceToken)
  const knownBy = await store.knownBy({ user, client, deviceHash })
  // By an address that is known, one may claim to be any device: it counts as that address.
  const known = knownBy === 'device' ? deviceHash : knownBy && client
  return known === null ? { user, client, known } : { user, known }
}
