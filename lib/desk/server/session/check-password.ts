import { failure, type Result, success } from '../../../domain/result.ts'
import type { isPassword } from '../../../server/password-hash.ts'
import { processSingleton } from '../../../server/process-singleton.ts'
import { findPasswordHash, type Keys } from './find-session.ts'
import type { SignInAttempt } from './sign-in-limits.ts'

const longestQueue = { unknown: 8, known: 64 } as const

export type PasswordQueue = {
  /** Null when the queue is full; strangers are refused long before known devices. */
  readonly run: <T>(who: keyof typeof longestQueue, work: () => Promise<T>) => Promise<T> | null
}

/** One at a time: a check takes 64 MB and one of four threads that files and pictures share. */
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

export function getPasswordQueue(): PasswordQueue {
  return processSingleton('desk.password-queue', createPasswordQueue)
}

export type PasswordCheck = Keys & {
  readonly countAttempt: (attempt: SignInAttempt) => Promise<number | null>
  readonly queue: PasswordQueue
  readonly verify: typeof isPassword
}

export type WrongPassword =
  /** Only for the log, never for the answer. */
  | { readonly kind: 'desk-wrong-password'; readonly isUser: boolean }
  | { readonly kind: 'too-many-requests' | 'shop-busy'; readonly retryAfterSeconds: number }

/** Seconds before a retry while the queue is full. */
const busySeconds = 5

/** Returns the hash of the matching password; counts the attempt first. */
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
