import { raceTimeout } from '../timing.ts'

/** Longer than a page takes that waits for the store (ms). */
const longestWaitMs = 3000

export type Making = {
  /** From here on a page is made for a request, until that is `answered`. */
  readonly begin: (path: string, answered: Promise<void>) => void
  /** Resolves when a page that is made just now may be ready; null where none is. */
  readonly wait: (path: string | undefined) => Promise<unknown> | null
}

/** Knows the pages that are made: who asks for the same one waits for it, and takes no place. */
export function createMaking(): Making {
  const underWay = new Map<string, Promise<void>>()
  return {
    begin(path, answered) {
      if (underWay.has(path)) return
      underWay.set(path, answered)
      void answered.then(() => underWay.delete(path))
    },
    wait(path = '') {
      const answered = underWay.get(path)
      return answered ? raceTimeout(answered, longestWaitMs) : null
    },
  }
}
