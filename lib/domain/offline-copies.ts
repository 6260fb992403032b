/** Caches of the service worker; nobody else has any at our origin. */
export const cachePrefix = 'loja-'
/** Of the caches that hold documents, one for each release. */
export const pagesPrefix = `${cachePrefix}paginas-`

/** The header of a copy that says how its page is called, percent-encoded. */
export const copyTitleHeader = 'x-kept-title'

/** At the root: a worker serves what lies below its own address. */
export const serviceWorkerPath = '/sw.js'
