export const cachePrefix = 'loja-'
export const pagesCache = `${cachePrefix}paginas`

/** Rendering time of a page (ms since 1970), however old its copy. */
export const writtenAtHeader = 'x-written-at'

/** At the root: a worker controls only addresses below its own. */
export const serviceWorkerPath = '/sw.js'

export const expirationDatabase = 'serwist-expiration'
