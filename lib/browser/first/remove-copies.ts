import { cachePrefix, expirationDatabase } from '../../domain/offline-copies.ts'

/** Removes the worker and its caches from the page: browsers update a worker only after the old one rests. */
async function removeCopies(workers: ServiceWorkerContainer | undefined): Promise<void> {
  if (!workers) return
  try {
    for (const worker of await workers.getRegistrations()) void worker.unregister()
    for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) void caches.delete(name)
    indexedDB.deleteDatabase(expirationDatabase)
  } catch {
    // Access is denied.
  }
}

void removeCopies(navigator.serviceWorker)
