/** A plain list of product ids, newest first. Apart from the store, so that a heart can be drawn without it. */
export const favouritesKey = 'mercado-local-favourites'
