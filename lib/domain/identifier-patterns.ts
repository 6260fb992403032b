/** Keeps ids safe in addresses. Apart from the schemas, whose library adds 30 KB to every first view. */
export const identifierPattern = /^[0-9A-Za-z][0-9A-Za-z_-]{0,63}$/
