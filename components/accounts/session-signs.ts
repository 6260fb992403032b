import { readStorage, writeStorage } from '@/stores/browser-storage'

/** Other tabs hear when this changes; it holds nothing but a time. */
const changedKey = 'mercado-local-session'
/** In this tab only: the shopper left for Google from here. */
const leftKey = 'mercado-local-left-for-google'

const local = () => window.localStorage
const tab = () => window.sessionStorage

/** Tells the other tabs that somebody has come or gone. */
export function announceSession(): void {
  writeStorage(local, changedKey, String(Date.now()))
}

/** The service has refused the session of this tab: its cookies are gone, and nobody has been told yet. */
let isRefused = false

/** Makes this tab ask again who is here, as news from another tab does. */
export function doubtSession(): void {
  isRefused = true
  window.dispatchEvent(new StorageEvent('storage', { key: changedKey }))
}

/** True once after the service has refused the session of this tab. */
export function takeRefusal(): boolean {
  const wasRefused = isRefused
  isRefused = false
  return wasRefused
}

export function isSessionNews(event: StorageEvent): boolean {
  return event.key === changedKey
}

export function rememberLeaving(): void {
  writeStorage(tab, leftKey, '1')
}

/** True once after a return. */
export function isBackFromGoogle(): boolean {
  const isBack = readStorage(tab, leftKey) !== null
  if (isBack) writeStorage(tab, leftKey, null)
  return isBack
}
