/** Caches of the service worker; nothing else has any at our origin. */
export const cachePrefix = 'loja-'
/** Of the cache that holds documents. */
export const pagesCache = `${cachePrefix}paginas`

/** Of the one that holds the document and the files of the market's desk, in a browser that is signed in there. */
export const deskCache = `${cachePrefix}painel`

/** The header of a copy that says how its page is called, percent-encoded. */
export const copyTitleHeader = 'x-kept-title'

/** The header of a page that says when it was rendered (ms since 1970), however long it was kept since. */
export const writtenAtHeader = 'x-written-at'

/** At the root: a worker serves what lies below its own address. */
export const serviceWorkerPath = '/sw.js'

/** In which Serwist writes down how old the copies are. */
export const expirationDatabase = 'serwist-expiration'
