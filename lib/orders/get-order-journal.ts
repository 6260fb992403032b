import 'server-only'
import path from 'node:path'
import { getEnvironment } from '../env/server.ts'
import { processSingleton } from '../process-singleton.ts'
import type { OrderJournal } from './order-journal.ts'
import { openSqliteJournal } from './sqlite-journal.ts'

/** The one journal of this process. Throws when its file cannot be opened. */
export function getOrderJournal(): OrderJournal {
  return processSingleton('order-journal', () =>
    openSqliteJournal({ folder: path.join(getEnvironment().dataDirectory, 'orders'), now: Date.now }),
  )
}
