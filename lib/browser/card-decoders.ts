import type { Availability } from '../domain/availability.ts'
import type { CartItem } from '../domain/cart.ts'
import type { ProductCard } from '../domain/product-card.ts'
import { type Decoder, flag, nullable, objectOf, oneOf, text, whole } from './decode.ts'
import { priceUpTo, productId, variantId } from './domain-decoders.ts'

const price = priceUpTo()
const available = objectOf({ kind: oneOf(['available'] as const), stock: nullable(whole()) })
const unavailable = objectOf({ kind: oneOf(['out-of-stock', 'not-purchasable'] as const) })
const availability: Decoder<Availability> = (value) => available(value) ?? unavailable(value)

export const cartItem = objectOf<CartItem>({
  productId,
  handle: text,
  variantId,
  title: text,
  variantTitle: nullable(text),
  pack: nullable(text),
  picture: nullable(text),
  price,
  stock: nullable(whole()),
  weightGrams: nullable(whole()),
})

export const productCard = objectOf<ProductCard>({
  productId,
  handle: text,
  title: text,
  subtitle: nullable(text),
  ribbon: nullable(text),
  picture: nullable(text),
  price: nullable(price),
  unitPrice: nullable(text),
  availability,
  hasSeveralVariants: flag,
  item: nullable(cartItem),
})
