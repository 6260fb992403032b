import { expirationDatabase } from '../domain/offline-copies.ts'
import { deleteOtherCaches } from './copies.ts'
import { scope } from './worker-scope.ts'

// Replaces the worker when the operator switches it off. Pages remove it themselves
// (lib/browser/first/remove-copies.ts); this covers tabs opened before.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => {
  indexedDB.deleteDatabase(expirationDatabase)
  const removed = deleteOtherCaches([]).catch(() => undefined)
  event.waitUntil(removed.then(() => scope.registration.unregister()))
})
