import type { CartItem, CartLine } from '../domain/cart.ts'
import { productHandleSchema, productIdSchema, variantIdSchema } from '../domain/identifiers.ts'
import type { PastOrder, PastOrderLine } from '../domain/past-order.ts'
import type { Product, Variant } from '../domain/product.ts'

const ulidOf = (number: number) => String(number).padStart(26, '0')

export const productIdOf = (number: number) => productIdSchema.parse(`prod_${ulidOf(number)}`)
export const variantIdOf = (number: number) => variantIdSchema.parse(`variant_${ulidOf(number)}`)
export const handleOf = (handle: string) => productHandleSchema.parse(handle)

/** R$ 5,00, not on sale. */
export const plainPrice = { amount: 500, saleAmount: null, currency: 'brl' } as const

export function variantOf(overrides: Partial<Variant> = {}): Variant {
  return {
    id: variantIdOf(1),
    title: '1 kg',
    picture: null,
    price: plainPrice,
    managesInventory: true,
    isAvailable: true,
    stock: 5,
    weightGrams: 1000,
    options: [],
    ...overrides,
  }
}

export function productOf(overrides: Partial<Product> = {}): Product {
  return {
    id: productIdOf(1),
    handle: handleOf('banana-prata'),
    title: 'Banana Prata',
    subtitle: null,
    ribbon: null,
    description: null,
    pictures: [],
    options: [],
    variants: [variantOf()],
    collectionIds: [],
    information: [],
    customFields: [],
    purchasable: true,
    priceSelection: 'lowest-price',
    order: 0,
    updatedAt: null,
    ...overrides,
  }
}

export function cartItemOf(overrides: Partial<CartItem> = {}): CartItem {
  return {
    productId: productIdOf(1),
    handle: 'banana-prata',
    variantId: variantIdOf(1),
    title: 'Banana Prata',
    variantTitle: '1 kg',
    pack: null,
    picture: null,
    price: plainPrice,
    stock: 5,
    weightGrams: 1000,
    ...overrides,
  }
}

export function cartLineOf({ quantity = 1, ...item }: Partial<CartLine> = {}): CartLine {
  return { ...cartItemOf(item), quantity }
}

export const completeDelivery = {
  city: 'Balneário Camboriú',
  cityConfirmed: true,
  whatsapp: '47999991234',
  substitution: 'similar',
} as const

export const seller = { name: 'Quitanda', isVerified: false, rating: null, onTimePercent: null }

export const brl = (amount: number) => ({ amount, currency: 'brl' })

export const makeLine = (overrides: Partial<PastOrderLine> = {}): PastOrderLine => ({
  ...{ variantId: variantIdOf(1), title: 'Banana', variantTitle: null, quantity: 1, nominalGrams: null },
  ...{ amount: null, outcome: null, substitution: null, settled: null, ...overrides },
})

/** Makes an order that its shopper placed and the market has not begun. */
export const makeOrder = (overrides: Partial<PastOrder> = {}): PastOrder => ({
  ...{ code: 'A1B2', placedAt: '2026-03-05T15:00:00.000Z', state: 'arrived', fulfillment: 'waiting' },
  ...{ fulfillmentAt: null, pickup: null, lines: [], productsTotal: null, shippingFee: null },
  ...{ details: null, settled: null, ...overrides },
})

/** Outcome of a line that was found. */
export const found = { state: 'picked', quantity: null, weightGrams: null, replacement: null } as const
export const missing = { ...found, state: 'missing' } as const
