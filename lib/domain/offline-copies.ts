/** Caches of the service worker; nothing else has any at our origin. */
export const cachePrefix = 'loja-'
/** Of the cache that holds documents. */
export const pagesCache = `${cachePrefix}paginas`

/** The header of a page that says when it was rendered (ms since 1970), however long it was kept since. */
export const writtenAtHeader = 'x-written-at'

/** At the root: a worker serves what lies below its own address. */
export const serviceWorkerPath = '/sw.js'

/** In which Serwist writes down how old the copies are. */
export const expirationDatabase = 'serwist-expiration'
