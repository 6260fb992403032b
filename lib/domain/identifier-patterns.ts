/**
 * An id is opaque: the store chose it. It becomes part of addresses, of stored carts and of shared lists, so it is
 * 1 to 64 letters of ASCII, digits, '-' and '_', and begins with a letter or digit. Apart from the schemas, so that the
 * browser can know it without a schema library.
 */
export const identifierPattern = /^[0-9A-Za-z][0-9A-Za-z_-]{0,63}$/
