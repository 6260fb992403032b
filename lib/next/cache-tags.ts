/** The cache tag of everything that shows something of the catalogue. It stands for the catalogue's revision. */
export const catalogTag = 'catalog'

/** What was found by searching: the index follows the catalogue a little later. */
export const searchTag = 'search'
