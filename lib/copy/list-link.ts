/** A link to where a list is pasted: apart from the words of that page, which panels need not load. */
export const listLink = 'Colar uma lista'
