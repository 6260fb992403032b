type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

function pictureOf(product: Fields, variant: Fields): unknown {
  const { images } = product
  const first: unknown = Array.isArray(images) ? images[0] : null
  return variant['image_url'] || product['image'] || fieldsOf(first)['url'] || first || null
}

/** Converts a line of the original application (specification, section 3); `decodeCart` validates it. */
export function fromOriginalLine(value: unknown): Fields {
  const line = fieldsOf(value)
  const product = fieldsOf(line['product'])
  const variant = fieldsOf(line['variant'])
  const { weight, inventory_quantity: stock, currency = product['currency'] } = variant
  return {
    productId: product['id'],
    handle: product['id'],
    variantId: variant['id'],
    title: product['title'],
    variantTitle: variant['title'] === product['title'] ? null : variant['title'] || null,
    picture: pictureOf(product, variant),
    price: {
      amount: variant['price_in_cents'],
      saleAmount: variant['sale_price_in_cents'] ?? null,
      currency: typeof currency === 'string' ? currency.toLowerCase() : null,
    },
    stock: variant['manage_inventory'] === true ? (stock ?? null) : null,
    weightGrams: typeof weight === 'number' && weight > 0 ? Math.round(weight) : null,
    quantity: line['quantity'],
  }
}
