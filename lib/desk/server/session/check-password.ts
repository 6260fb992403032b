import { failure, type Result, success } from '../../../domain/result.ts'
import type { isPassword } from '../../../server/password-hash.ts'
import { processSingleton } from '../../../server/process-singleton.ts'
import { findPasswordHash, type Keys } from './find-session.ts'
import type { SignInAttempt } from './sign-in-limits.ts'

const longestQueue = { unknown: 8, known: 64 } as const

export type PasswordQueue = {
  /** Null: too many wait already. Strangers are sent away long before those who are known. */
  readonly run: <T>(who: keyof typeof longestQueue, work: () => Promise<T>) => Promise<T> | null
}

/** One at a time: looking at a password takes 64 MB, and one of the four threads that files and pictures need too. */
export function createPasswordQueue(): PasswordQueue {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    run(who, work) {
      if (waiting >= longestQueue[who]) return null
      waiting += 1
      const turn = last.then(work).finally(() => {
        waiting -= 1
      })
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

/** The one queue of this process. */
export function getPasswordQueue(): PasswordQueue {
  return processSingleton('desk.password-queue', createPasswordQueue)
}

export type PasswordCheck = Keys & {
  /** Seconds to wait, or null: as `countAttempt`. */
  readonly countAttempt: (attempt: SignInAttempt) => Promise<number | null>
  readonly queue: PasswordQueue
  readonly verify: typeof isPassword
}

export type WrongPassword =
  /** Whether there is a user of that name: for the log, never for the answer. */
  | { readonly kind: 'desk-wrong-password'; readonly isUser: boolean }
  | { readonly kind: 'too-many-requests' | 'shop-busy'; readonly retryAfterSeconds: number }

/** Seconds after which asking again is worth it where too many passwords wait to be looked at. */
const busySeconds = 5

/** The hash of the password that was right. Counted before it is looked at. */
export async function checkPassword(
  password: string,
  attempt: SignInAttempt,
  { countAttempt, queue, verify, ...keys }: PasswordCheck,
): Promise<Result<string, WrongPassword>> {
  const retryAfterSeconds = await countAttempt(attempt)
  if (retryAfterSeconds !== null) return failure({ kind: 'too-many-requests', retryAfterSeconds })
  const hash = await findPasswordHash(attempt.user, keys)
  const turn = queue.run(attempt.known === null ? 'unknown' : 'known', () => verify(password, hash))
  if (turn === null) return failure({ kind: 'shop-busy', retryAfterSeconds: busySeconds })
  if (!(await turn) || hash === null) return failure({ kind: 'desk-wrong-password', isUser: hash !== null })
  return success(hash)
}
