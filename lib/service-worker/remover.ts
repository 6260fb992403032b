import { deleteOtherCaches } from './cache-names.ts'
import { scope } from './worker-scope.ts'

// Sent in place of the worker where the operator has switched it off: browsers that have one look for a newer at their
// next visit, find this, and have none any more.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => {
  // Where Serwist wrote down how old the copies are.
  indexedDB.deleteDatabase('serwist-expiration')
  const removed = deleteOtherCaches([]).catch(() => undefined)
  event.waitUntil(removed.then(() => scope.registration.unregister()))
})
