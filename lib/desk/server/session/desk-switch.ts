import 'server-only'
import { getEnvironment } from '../../../server/environment/server.ts'
import { processSingleton } from '../../../server/process-singleton.ts'
import { getDeskStore } from '../store/get-desk-store.ts'
import { isDeskKept } from '../store/open-desk-store.ts'

/** Milliseconds for which one answer holds: a first user turns the desk on within them. */
const answerMs = 3000

type Known = { isOn: boolean | null; until: number; asking: Promise<boolean> | null }

/**
 * Whether the shop has a desk: `DESK_PASSWORD_HASH` is set, or there are users. A shop without either makes no file for
 * it. Throws, with a fault, while the database cannot be asked and nothing is known of it.
 */
export async function isDeskOn(): Promise<boolean> {
  if (getEnvironment().desk.passwordHash !== null) return true
  const known = processSingleton('desk-switch', (): Known => ({ isOn: null, until: 0, asking: null }))
  if (known.isOn !== null && performance.now() < known.until) return known.isOn
  // These calls are not limited: however many come, the database is asked by one of them.
  known.asking ??= ask(known).finally(() => {
    known.asking = null
  })
  return known.asking
}

async function ask(known: Known): Promise<boolean> {
  try {
    known.isOn = isDeskKept(getEnvironment()) && (await getDeskStore().listUsers()).length > 0
  } catch (error) {
    if (known.isOn === null) throw error
  }
  known.until = performance.now() + answerMs
  return known.isOn
}

/** The same for what shoppers are shown, which does without where it cannot be asked. */
export const isShopDeskOn = (): Promise<boolean> => isDeskOn().catch(() => false)
