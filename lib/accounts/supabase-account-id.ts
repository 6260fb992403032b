import { raceTimeout } from '../server/timing.ts'
import type { CookieJar } from './cookie-jar.ts'
import { readStoredSession } from './readable-cookies.ts'
import type { SigningKeys } from './signing-keys.ts'
import { type Claims, verifyToken } from './verify-token.ts'

type Options = {
  readonly jar: CookieJar
  /** Of the cookies with the session. */
  readonly name: string
  readonly keys: SigningKeys
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly isEnded: (claims: Claims) => boolean
  /** Milliseconds until the service's keys are not worth waiting for. */
  readonly timeoutMs?: number
}

/**
 * Whose session cookie this is, as a label and for nothing else: the signature is verified, but an expired token
 * will do, and nothing is renewed, so no cookie changes. Null without one, with a forged one, for an account that is
 * gone, and when the service does not tell its keys at once. Never throws.
 */
export async function findSupabaseAccountId(options: Options): Promise<string | null> {
  const { jar, name, keys, now, isEnded, timeoutMs = 500 } = options
  const stored = readStoredSession(jar, name)
  if (!stored) return null
  const answer = await verifyToken(stored.access_token, { keys: keysWithTimeout(keys, timeoutMs), now })
  return answer.kind === 'verified' && !isEnded(answer.claims) ? answer.claims.sub : null
}

/** Only the service can keep anybody waiting: with a key that is known, a busy machine takes the time that it needs. */
function keysWithTimeout(keys: SigningKeys, timeoutMs: number): SigningKeys {
  return {
    ...keys,
    hasAny: () => raceTimeout(keys.hasAny(), timeoutMs),
    find: async (keyId) => (await raceTimeout(keys.find(keyId), timeoutMs)) ?? { kind: 'unavailable' },
  }
}
