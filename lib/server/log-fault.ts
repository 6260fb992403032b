import { type DatabaseFault, remedies } from './database/fault.ts'
import { log } from './log.ts'

/** Logs for the operator that a file of the shop cannot be used, why, and what to do; and when it can be used again. */
export function logFault(names: { readonly part: string; readonly file: string }) {
  return (fault: DatabaseFault | null, error: unknown): void => {
    const message = error instanceof Error ? error.message : String(error)
    if (fault === null) log('info', 'file.usable', names)
    else log('error', 'file.unusable', { ...names, fault, message, remedy: remedies[fault] })
  }
}
