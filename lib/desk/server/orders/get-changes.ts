import 'server-only'
import { getOrderJournal } from '../../../orders/get-order-journal.ts'
import { processSingleton } from '../../../server/process-singleton.ts'
import { type Changes, createChanges } from './changes.ts'

/** The one listener of this process to its journal, for all who listen to it. */
export function getChanges(): Changes {
  return processSingleton('desk.changes', () =>
    createChanges({ readRevision: () => getOrderJournal().revision() }),
  )
}
