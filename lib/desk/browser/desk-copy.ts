import { deskCache, serviceWorkerPath } from '../../domain/offline-copies.ts'

/** What was said last: a worker that comes later does nothing else. */
let isWanted = false

/**
 * Has the browser's worker keep document and files of the desk while a user is signed in here, or forget them. Without
 * workers (over http, or switched off by the user) the desk is as it was before.
 */
export async function keepDeskCopy(isSignedIn: boolean): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!workers) return
  isWanted = isSignedIn
  try {
    const registration = isSignedIn
      ? await workers.register(serviceWorkerPath, { updateViaCache: 'none' }).then(() => workers.ready)
      : await workers.getRegistration()
    if (isWanted !== isSignedIn) return
    registration?.active?.postMessage({ desk: isSignedIn })
    if (!isSignedIn) await caches.delete(deskCache)
  } catch {
    // A browser that lets no page have one.
  }
}
