import 'server-only'
import path from 'node:path'
import { getEnvironment } from '../server/environment/server.ts'
import { logFault } from '../server/log-fault.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { type KeptJournal, keepJournal } from './keep-journal.ts'
import { journalFileName, openSqliteJournal } from './sqlite-journal.ts'

/** The one journal of this process. Where its file cannot be opened, its methods throw, until it can. */
export function getOrderJournal(): KeptJournal {
  return processSingleton('order-journal', () => {
    const folder = path.join(getEnvironment().dataDirectory, 'orders')
    return keepJournal({
      open: () => openSqliteJournal({ folder, now: Date.now, lockWaitMs: 0 }),
      onChange: logFault({ part: 'orders', file: path.join(folder, journalFileName) }),
    })
  })
}
