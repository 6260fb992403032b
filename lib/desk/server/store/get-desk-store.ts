import 'server-only'
import { logFault, reconnecting } from '../../../server/database/reconnecting.ts'
import { getEnvironment } from '../../../server/environment/server.ts'
import { processSingleton } from '../../../server/process-singleton.ts'
import type { DeskStore } from './desk-store.ts'
import { deskFolder, deskPlaceName, openPostgresDeskStore, openSqliteDeskStore } from './open-desk-store.ts'

/** Opened on first use, so that shops without a desk get no file. */
export function getDeskStore(): DeskStore {
  return processSingleton('desk-store', () => {
    const place = getEnvironment()
    const { databaseUrl: url } = place
    const onChange = logFault({ part: 'desk', file: deskPlaceName(place) })
    if (url !== null) {
      const open = () => openPostgresDeskStore({ url, now: Date.now })
      return reconnecting({ isServer: true, open, onChange })
    }
    const open = () => openSqliteDeskStore({ folder: deskFolder(place), now: Date.now, lockWaitMs: 0 })
    return reconnecting({ isServer: false, open, onChange })
  })
}
