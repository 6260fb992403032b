/** `iphone`: there the shop has to be on the home screen first. */
export type PushSupport = 'yes' | 'no' | 'iphone'

/** Whether this browser can be notified; without asking it for leave. */
export function pushSupport(): PushSupport {
  const { serviceWorker, standalone } = navigator as { serviceWorker?: unknown; standalone?: unknown }
  if (!serviceWorker) return 'no'
  if ('PushManager' in window && 'Notification' in window) return 'yes'
  return standalone === false ? 'iphone' : 'no'
}
