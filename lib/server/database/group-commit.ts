import { faultOf } from './fault.ts'

type Waiting = {
  readonly work: () => Promise<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

type Engine = {
  /** All or nothing, one at a time. */
  readonly transaction: <T>(work: () => Promise<T>) => Promise<T>
  /** Resolves when all that was committed before is on the disk. */
  readonly flush: () => Promise<void>
}

/** Runs work in a transaction; resolves once that is on the disk. */
export type Commit = <T>(work: () => Promise<T>) => Promise<T>

/**
 * What comes within one turn of the event loop shares one transaction, and what is committed while the disk is at work
 * shares its next turn; everything else goes on meanwhile. Where a part fails, each is done again in a transaction of its
 * own, so that none suffers from another; where the file itself is at fault (locked for too long, full), all of them fail.
 */
export function createGroupCommit({ transaction, flush }: Engine): Commit {
  let waiting: Waiting[] = []

  async function written<T>(work: () => Promise<T>): Promise<T> {
    const result = await transaction(work)
    await flush()
    return result
  }

  function alone({ work, resolve, reject }: Waiting): void {
    written(work).then(resolve, reject)
  }

  async function commit(): Promise<void> {
    const group = waiting
    waiting = []
    try {
      const results = await written(async () => {
        const all: unknown[] = []
        for (const { work } of group) all.push(await work())
        return all
      })
      group.forEach(({ resolve }, index) => {
        resolve(results[index])
      })
    } catch (error) {
      if (group.length > 1 && faultOf(error) === null) group.forEach(alone)
      else for (const { reject } of group) reject(error)
    }
  }

  return <T>(work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => void commit())
      waiting.push({ work, resolve: resolve as (value: unknown) => void, reject })
    })
}
