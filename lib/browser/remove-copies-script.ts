import { cachePrefix, expirationDatabase } from '../domain/offline-copies.ts'

/**
 * Takes the service worker of an earlier visit away, and all that it kept, where the operator has switched copies off: a
 * script of the page itself, since a browser may look for a newer worker only once the old one rests. What the rest of
 * this page still loads through the old one goes with the next page.
 */
export const removeCopiesScript = `(async w=>{if(w)try{for(let r of await w.getRegistrations())r.unregister();for(let n of await caches.keys())n.startsWith('${cachePrefix}')&&caches.delete(n);indexedDB.deleteDatabase('${expirationDatabase}')}catch(e){}})(navigator.serviceWorker)`
