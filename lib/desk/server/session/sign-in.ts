import { type Result, success } from '../../../domain/result.ts'
import type { DeskSession } from '../../api/sign-in.ts'
import { checkPassword, type PasswordCheck, type WrongPassword } from './check-password.ts'
import { credentialOf, findPasswordHash, type Keys } from './find-session.ts'
import { passHashOf } from './one-time-pass.ts'
import { newToken, tokenHashOf } from './session-cookies.ts'
import type { SignInAttempt } from './sign-in-limits.ts'

/** Seconds: a working day, without extension. */
export const sessionSeconds = 12 * 60 * 60

export type SignInRequest = {
  readonly user: string
  readonly password: string
  readonly client: string
  readonly deviceToken: string | null
  readonly oldTokens: readonly string[]
}

export type SignedIn = {
  readonly session: DeskSession
  readonly token: string
  readonly deviceToken: string
  readonly isByPass: boolean
}

type Options = PasswordCheck & {
  readonly now: () => number
}

/** Opens a new session, and ends the browser's old one. */
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
  // Never reuses a token that a stranger might have set.
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

/** Not counted: 80 bits cannot be guessed, and strangers must not lock a user out (trust S53). */
async function takePass({ user, password }: SignInRequest, keys: Keys): Promise<string | null> {
  const passHash = passHashOf(password)
  if (passHash === null) return null
  const hash = await findPasswordHash(user, keys)
  return hash !== null && (await keys.store.takePass({ user, passHash })) ? hash : null
}

async function attemptOf(
  { user, client, deviceToken }: SignInRequest,
  { store }: Keys,
): Promise<SignInAttempt> {
  const deviceHash = deviceToken && tokenHashOf(deviceToken)
  const knownBy = await store.knownBy({ user, client, deviceHash })
  // A known address can claim any device, so it counts as the address.
  const known = knownBy === 'device' ? deviceHash : knownBy && client
  return known === null ? { user, client, known } : { user, known }
}
