/**
 * An id is opaque: the store chose it. It becomes part of addresses, of stored carts and of shared lists, so it is
 * 1 to 64 letters of ASCII, digits, '-' and '_', and begins with a letter or digit. In a file of its own: with the
 * schemas, every first view would carry their library, 30 KB.
 */
export const identifierPattern = /^[0-9A-Za-z][0-9A-Za-z_-]{0,63}$/
