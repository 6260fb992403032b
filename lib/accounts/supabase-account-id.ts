import { raceTimeout } from '../server/timing.ts'
import type { CookieJar } from './cookie-jar.ts'
import { readStoredSession } from './readable-cookies.ts'
import type { SigningKeys } from './signing-keys.ts'
import { type Claims, verifyToken } from './verify-token.ts'

type Options = {
  readonly jar: CookieJar
  readonly name: string
  readonly keys: SigningKeys
  readonly now: () => number
  readonly isEnded: (claims: Claims) => boolean
  readonly timeoutMs?: number
}

/** Accepts expired tokens with a valid signature, as this is only a label; renews nothing, never throws. */
export async function findSupabaseAccountId(options: Options): Promise<string | null> {
  const { jar, name, keys, now, isEnded, timeoutMs = 500 } = options
  const stored = readStoredSession(jar, name)
  if (!stored) return null
  const answer = await verifyToken(stored.access_token, { keys: keysWithTimeout(keys, timeoutMs), now })
  return answer.kind === 'verified' && !isEnded(answer.claims) ? answer.claims.sub : null
}

/** Limits only the wait for the service; known keys may take their time on a busy machine. */
function keysWithTimeout(keys: SigningKeys, timeoutMs: number): SigningKeys {
  return {
    ...keys,
    hasAny: () => raceTimeout(keys.hasAny(), timeoutMs),
    find: async (keyId) => (await raceTimeout(keys.find(keyId), timeoutMs)) ?? { kind: 'unavailable' },
  }
}
