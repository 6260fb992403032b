import 'server-only'
import { leastAsked } from '../../../domain/counted-search.ts'
import { addEmptySearches, countEmptySearches, takeEmptySearches } from '../../../server/empty-searches.ts'
import { onShutdown } from '../../../server/end-on-signal.ts'
import type { NumberRange } from '../../api/choices.ts'
import type { DeskNumbers } from '../../api/numbers.ts'
import { dayOf, lastDays } from '../market-days.ts'
import { isShopDeskOn } from '../session/desk-switch.ts'
import { getDeskStore } from '../store/get-desk-store.ts'

/** Milliseconds after which what was counted is written down: a process that is killed loses no more. */
const everyMs = 60_000

/** So many are listed. */
const listed = 20

/** Counts searches that find nothing while there is a desk, and writes them into its database by the day. */
export function keepEmptySearches(): void {
  async function look(): Promise<void> {
    const isOn = await isShopDeskOn()
    countEmptySearches(isOn)
    if (isOn) await writeDown()
  }
  setInterval(() => void look(), everyMs).unref()
  onShutdown(() => void writeDown())
  void look()
}

/** What cannot be written now is counted on. */
async function writeDown(): Promise<void> {
  const searches = takeEmptySearches()
  if (searches.length === 0) return
  try {
    await getDeskStore().addEmptySearches(dayOf(Date.now()), searches)
  } catch {
    addEmptySearches(searches)
  }
}

/** Those of the last days, most often asked for first. */
export async function listEmptySearches(range: NumberRange): Promise<DeskNumbers['emptySearches']> {
  await writeDown()
  const [since = ''] = lastDays(range, Date.now())
  return getDeskStore().listEmptySearches({ since, atLeast: leastAsked, limit: listed })
}
