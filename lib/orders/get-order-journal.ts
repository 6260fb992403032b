import 'server-only'
import { getEnvironment } from '../server/environment/server.ts'
import { logFault } from '../server/log-fault.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { type KeptJournal, keepJournal, keepRemoteJournal } from './keep-journal.ts'
import { journalFolder, journalPlaceName } from './open-journal.ts'
import { openPostgresJournal } from './postgres/journal.ts'
import { openSqliteJournal } from './sqlite-journal.ts'

/** The one journal of this process. Where its database cannot be opened, its methods throw, until it can. */
export function getOrderJournal(): KeptJournal {
  return processSingleton('order-journal', () => {
    const place = getEnvironment()
    const { databaseUrl: url } = place
    const onChange = logFault({ part: 'orders', file: journalPlaceName(place) })
    if (url !== null)
      return keepRemoteJournal({ open: () => openPostgresJournal({ url, now: Date.now }), onChange })
    const folder = journalFolder(place)
    return keepJournal({ open: () => openSqliteJournal({ folder, now: Date.now, lockWaitMs: 0 }), onChange })
  })
}
