import { paths } from '@/lib/paths'

/**
 * True on /success until the purchase is confirmed there. A reload, the back button or a page kept open is the same
 * entry of the browser's history, and confirms nothing twice.
 */
export function isArrival(): boolean {
  return window.location.pathname === paths.success && !window.history.state?.hasArrived
}

/** This entry of the history has confirmed its purchase. */
export function markArrival(): void {
  window.history.replaceState({ ...window.history.state, hasArrived: true }, '')
}
