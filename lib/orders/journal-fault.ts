import { type DatabaseFault, faultOf } from '../server/database/fault.ts'

/** Seconds after which asking again is worth it. */
export const journalRetrySeconds = 5

/** Why the journal threw; null for an error that is not its own. */
export function journalFaultOf(error: unknown): DatabaseFault | null {
  return faultOf(error)
}
