import { expirationDatabase } from '../domain/offline-copies.ts'
import { deleteOtherCaches } from './copies.ts'
import { scope } from './worker-scope.ts'

// Sent in place of the worker where the operator has switched it off. Pages take the worker away themselves
// (lib/browser/first/remove-copies.ts); this is for one that was opened before, and still asks for it.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => {
  indexedDB.deleteDatabase(expirationDatabase)
  const removed = deleteOtherCaches([]).catch(() => undefined)
  event.waitUntil(removed.then(() => scope.registration.unregister()))
})
