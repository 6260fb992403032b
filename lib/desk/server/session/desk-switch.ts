import 'server-only'
import { getEnvironment } from '../../../server/environment/server.ts'
import { processSingleton } from '../../../server/process-singleton.ts'
import { getDeskStore } from '../store/get-desk-store.ts'
import { isDeskKept } from '../store/open-desk-store.ts'

/** Milliseconds an answer is cached, the delay for a first user. */
const answerMs = 3000

type Known = { isOn: boolean | null; until: number; asking: Promise<boolean> | null }

/** Creates no file in a shop without a desk; throws while the database is away and nothing is cached. */
export async function isDeskOn(): Promise<boolean> {
  if (getEnvironment().desk.passwordHash !== null) return true
  const known = processSingleton('desk-switch', (): Known => ({ isOn: null, until: 0, asking: null }))
  if (known.isOn !== null && performance.now() < known.until) return known.isOn
  // Unlimited calls share one query.
  known.asking ??= ask(known).finally(() => {
    known.asking = null
  })
  return known.asking
}

async function ask(known: Known): Promise<boolean> {
  try {
    known.isOn = (await isDeskKept(getEnvironment())) && (await getDeskStore().listUsers()).length > 0
  } catch (error) {
    if (known.isOn === null) throw error
  }
  known.until = performance.now() + answerMs
  return known.isOn
}

/** For shoppers' pages, which continue without an answer. */
export const isShopDeskOn = (): Promise<boolean> => isDeskOn().catch(() => false)
