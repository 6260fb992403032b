import { log } from '../log.ts'

export type DiskTrouble = {
  /** Says once that nothing can be written, until something could. */
  readonly report: (error: unknown) => void
  readonly clear: () => void
}

/** Tells the operator of a folder that cannot be written: full, read-only, or not a folder. Once, not with every file. */
export function createDiskTrouble(folder: string, tell: typeof log = log): DiskTrouble {
  let isTold = false

  return {
    report(error) {
      if (isTold) return
      isTold = true
      const { code } = error as NodeJS.ErrnoException
      tell('error', 'disk.write-failed', { folder, code, message: String(error) })
    },
    clear() {
      if (isTold) tell('info', 'disk.writes-again', { folder })
      isTold = false
    },
  }
}
