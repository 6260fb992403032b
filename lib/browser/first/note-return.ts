import {
  arrivedKey,
  cameBackByKey,
  lastLeftKey,
  leftFromHereKey,
  unreportedKey,
} from '../../../stores/checkout/storage-keys.ts'
import { returnParameter } from '../../domain/return-value.ts'
import { postReturn } from '../post-return.ts'

/** Milliseconds a tab without its own checkout may stand for the last one. */
const dayMs = 86_400_000
/** Most attempts in one storage entry. */
const maximumKept = 50

/** Records an arrival at /success and takes its proof out of the address; a reload arrives only once. */
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

function orderOf(last: string): string | null {
  const { order, at } = JSON.parse(last)
  return Date.now() - at < dayMs ? order : null
}

try {
  noteReturn()
} catch {
  // Storage is blocked: the cart stays unchanged.
}
