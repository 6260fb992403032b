import { processSingleton } from '../../../server/process-singleton.ts'

const longestQueue = { stranger: 8, known: 64 } as const

export type Turns = {
  /** Null: too many wait already. Strangers are sent away long before those who are known. */
  readonly take: <T>(who: keyof typeof longestQueue, work: () => Promise<T>) => Promise<T> | null
}

/** One at a time: looking at a password takes 64 MB, and one of the four threads that files and pictures need too. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    take(who, work) {
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
export function getPasswordTurns(): Turns {
  return processSingleton('desk.password-turns', createTurns)
}
