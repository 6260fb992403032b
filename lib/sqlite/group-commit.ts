import type { Database } from './database.ts'

type Waiting = {
  readonly work: () => unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Runs work in a transaction; resolves once that is committed. */
export type Commit = <T>(work: () => T) => Promise<T>

/**
 * What comes within one turn of the event loop shares one transaction, since each waits for the disk. Where a part
 * fails, each is done again in a transaction of its own, so that none suffers from another.
 */
export function createGroupCommit(database: Pick<Database, 'transaction'>): Commit {
  let waiting: Waiting[] = []

  function alone({ work, resolve, reject }: Waiting): void {
    try {
      resolve(database.transaction(work))
    } catch (error) {
      reject(error)
    }
  }

  function commit(): void {
    const group = waiting
    waiting = []
    try {
      const results = database.transaction(() => group.map(({ work }) => work()))
      group.forEach(({ resolve }, index) => {
        resolve(results[index])
      })
    } catch (error) {
      const [only] = group
      if (only && group.length === 1) only.reject(error)
      else group.forEach(alone)
    }
  }

  return <T>(work: () => T) =>
    new Promise<T>((resolve, reject) => {
      if (waiting.length === 0) setImmediate(commit)
      waiting.push({ work, resolve: resolve as (value: unknown) => void, reject })
    })
}
