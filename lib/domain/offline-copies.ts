export const cachePrefix = 'loja-'
export const pagesCache = `${cachePrefix}paginas`

export const writtenAtHeader = 'x-written-at'

/** At the root: a worker controls only addresses below its own. */
export const serviceWorkerPath = '/sw.js'

export const expirationDatabase = 'serwist-expiration'
