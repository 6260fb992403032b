import { failure, type Result, success } from '../../../domain/result.ts'
import type { isPassword } from '../../../server/password-hash.ts'
import { findPasswordHash, type Keys } from './find-session.ts'
import type { Guesser } from './sign-in-limits.ts'
import type { Turns } from './turns.ts'

export type Trying = Keys & {
  /** Seconds to wait, or null: as `takeTry`. */
  readonly takeTry: (guesser: Guesser) => Promise<number | null>
  readonly turns: Turns
  readonly verify: typeof isPassword
}

export type WrongPassword =
  /** Whether there is a user of that name: for the log, never for the answer. */
  | { readonly kind: 'desk-wrong-password'; readonly isUser: boolean }
  | { readonly kind: 'too-many-requests' | 'shop-busy'; readonly retryAfterSeconds: number }

/** Seconds after which asking again is worth it where too many passwords wait to be looked at. */
const busySeconds = 5

/** The hash of the password that was right. Counted before it is looked at. */
export async function tryPassword(
  password: string,
  guesser: Guesser,
  { takeTry, turns, verify, ...keys }: Trying,
): Promise<Result<string, WrongPassword>> {
  const retryAfterSeconds = await takeTry(guesser)
  if (retryAfterSeconds !== null) return failure({ kind: 'too-many-requests', retryAfterSeconds })
  const hash = await findPasswordHash(guesser.user, keys)
  const turn = turns.take(guesser.known === null ? 'stranger' : 'known', () => verify(password, hash))
  if (turn === null) return failure({ kind: 'shop-busy', retryAfterSeconds: busySeconds })
  if (!(await turn) || hash === null) return failure({ kind: 'desk-wrong-password', isUser: hash !== null })
  return success(hash)
}
