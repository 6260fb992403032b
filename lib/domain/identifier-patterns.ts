// Upstream ids are a prefix and a ULID; anything else never becomes part of an upstream address. Apart from the schemas,
// so that the browser can know them without a schema library.
export const productIdPattern = /^prod_[0-9A-Za-z]{10,40}$/
export const variantIdPattern = /^variant_[0-9A-Za-z]{10,40}$/
