import 'server-only'
import { getEnvironment } from '../../../server/environment/server.ts'
import { logFault } from '../../../server/log-fault.ts'
import { processSingleton } from '../../../server/process-singleton.ts'
import type { DeskStore } from './desk-store.ts'
import { deskFolder, deskPlaceName } from './open-desk-store.ts'
import { openPostgresDeskStore } from './postgres-store.ts'
import { reconnectingDeskStore, reconnectingRemoteDeskStore } from './reconnecting-store.ts'
import { openSqliteDeskStore } from './sqlite-store.ts'

/** The one store of this process, opened when it is first asked for: a shop without a desk has no file of it. */
export function getDeskStore(): DeskStore {
  return processSingleton('desk-store', () => {
    const place = getEnvironment()
    const { databaseUrl: url } = place
    const onChange = logFault({ part: 'desk', file: deskPlaceName(place) })
    if (url !== null) {
      const open = () => openPostgresDeskStore({ url, now: Date.now })
      return reconnectingRemoteDeskStore({ open, onChange })
    }
    const open = () => openSqliteDeskStore({ folder: deskFolder(place), now: Date.now, lockWaitMs: 0 })
    return reconnectingDeskStore({ open, onChange })
  })
}
