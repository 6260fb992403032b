import 'server-only'
import fs from 'node:fs'
import { getEnvironment } from '../../server/environment/server.ts'
import { processSingleton } from '../../server/process-singleton.ts'
import { getDeskStore } from '../store/get-desk-store.ts'
import { deskPlaceName } from '../store/open-desk-store.ts'

/** Milliseconds in which one answer holds: a first user turns the desk on within them. */
const answerMs = 3000

/**
 * Whether the shop has a desk: `DESK_PASSWORD_HASH` is set, or there are users. A shop without either makes no file for
 * it. Throws, with a fault, while the database cannot be asked.
 */
export async function isDeskOn(): Promise<boolean> {
  const { desk, ...place } = getEnvironment()
  if (desk.passwordHash !== null) return true
  const known = processSingleton('desk-switch', () => ({ isOn: false, until: 0 }))
  if (performance.now() >= known.until) {
    const isAnywhere = place.databaseUrl !== null || fs.existsSync(deskPlaceName(place))
    known.isOn = isAnywhere && (await getDeskStore().listUsers()).length > 0
    known.until = performance.now() + answerMs
  }
  return known.isOn
}
