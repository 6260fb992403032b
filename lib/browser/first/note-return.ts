import {
  arrivedKey,
  cameBackByKey,
  lastLeftKey,
  leftFromHereKey,
  unreportedKey,
} from '../../../stores/checkout/storage-keys.ts'
import { returnParameter } from '../../domain/return-value.ts'
import { postReturn } from '../post-return.ts'

/** Milliseconds for which a tab that left for no checkout speaks for the one that any tab left for last. */
const dayMs = 86_400_000
/** Attempts that are kept in one entry of the storage. */
const maximumKept = 50

/**
 * The shopper has arrived at /success: takes what proves it out of the address, notes whose payment that was, and reports it
 * to the server. It runs while the page is parsed, before anything of it is seen, however long the page's scripts take to
 * come. The carts of all tabs follow what it notes, with their next `load`, also where the store has dropped the proof: then
 * there is nothing to report.
 *
 * A tab knows which checkout it left for; one that does not (a payment app opened it) speaks for the one that any tab
 * left for last, for a day: a later /success is a bookmark. A reload, the back button or a page kept open is the same
 * entry of the browser's history, and arrives only once; that entry holds which order it was, for what the page shows.
 */
function noteReturn(): void {
  const value = new URLSearchParams(location.search).get(returnParameter)
  history.replaceState(history.state, '', location.pathname + location.hash)
  if (history.state?.arrived) return
  const last = localStorage.getItem(lastLeftKey) ?? '{}'
  const paid: string | null = sessionStorage.getItem(leftFromHereKey) ?? orderOf(last)
  history.replaceState({ ...history.state, arrived: paid ?? true }, '')
  if (!paid) return
  const reported = value && postReturn({ order: paid, value }, { fetch })
  const listOf = (key: string) =>
    (localStorage.getItem(key) ?? '').split(' ').filter((entry) => entry && !entry.startsWith(paid))
  const keep = (key: string, entries: readonly string[]) =>
    localStorage.setItem(key, entries.slice(0, maximumKept).join(' '))
  // What leaves makes room for what comes, should the storage be full.
  if (last.includes(paid)) localStorage.removeItem(lastLeftKey)
  keep(arrivedKey, [paid, ...listOf(arrivedKey)])
  if (value) keep(unreportedKey, [`${paid}:${value}`, ...listOf(unreportedKey)])
  sessionStorage.removeItem(leftFromHereKey)
  sessionStorage.removeItem(cameBackByKey)
  if (reported)
    reported
      .then((isReported) => isReported && keep(unreportedKey, listOf(unreportedKey)))
      .catch(() => undefined)
}

/** The checkout that was left for last, unless that is too long ago. */
function orderOf(last: string): string | null {
  const { order, at } = JSON.parse(last)
  return Date.now() - at < dayMs ? order : null
}

try {
  noteReturn()
} catch {
  // The storage is shut: the cart of this device stays as it is.
}
