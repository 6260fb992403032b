import { cachePrefix, expirationDatabase } from '../../domain/offline-copies.ts'

/**
 * Takes the service worker of an earlier visit away, and all that it kept, where the operator has switched copies off: a
 * script of the page itself, since a browser may look for a newer worker only once the old one rests. What the rest of
 * this page still loads through the old one goes with the next page.
 */
async function removeCopies(workers: ServiceWorkerContainer | undefined): Promise<void> {
  if (!workers) return
  try {
    for (const worker of await workers.getRegistrations()) void worker.unregister()
    for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) void caches.delete(name)
    indexedDB.deleteDatabase(expirationDatabase)
  } catch {
    // A browser that lets no page see them.
  }
}

void removeCopies(navigator.serviceWorker)
