import 'server-only'
import { getEnvironment } from '../server/environment/server.ts'
import { logFault } from '../server/log-fault.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { journalFolder, journalPlaceName } from './open-journal.ts'
import { openPostgresJournal } from './postgres/journal.ts'
import {
  type ReconnectingJournal,
  reconnectingJournal,
  reconnectingRemoteJournal,
} from './reconnecting-journal.ts'
import { openSqliteJournal } from './sqlite-journal.ts'

/** The one journal of this process. Where its database cannot be opened, its methods throw, until it can. */
export function getOrderJournal(): ReconnectingJournal {
  return processSingleton('order-journal', () => {
    const place = getEnvironment()
    const { databaseUrl: url } = place
    const onChange = logFault({ part: 'orders', file: journalPlaceName(place) })
    if (url !== null)
      return reconnectingRemoteJournal({ open: () => openPostgresJournal({ url, now: Date.now }), onChange })
    const folder = journalFolder(place)
    return reconnectingJournal({
      open: () => openSqliteJournal({ folder, now: Date.now, lockWaitMs: 0 }),
      onChange,
    })
  })
}
