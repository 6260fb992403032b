import type { DeskPerson } from '../../api/privacy.ts'
import type { RecordAction } from '../desk-log.ts'

/**
 * Writes into the log that a person was looked for, never by which number; to be waited for before the answer, which says
 * whether the number is a shopper's.
 */
export function recordLookup(record: RecordAction, person: DeskPerson, orderCount: number): Promise<void> {
  return record('person-looked-up', {
    ...('code' in person ? { code: person.code } : {}),
    detail: String(orderCount),
  })
}
