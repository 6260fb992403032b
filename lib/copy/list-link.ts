/** Apart from the page's texts, which panels need not load. */
export const listLink = 'Colar uma lista'
