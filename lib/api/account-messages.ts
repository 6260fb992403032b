import { z } from 'zod'
import { maximumLines, maximumQuantity } from '../domain/cart.ts'
import { maximumFavourites } from '../domain/favourites.ts'
import { productIdSchema, variantIdSchema } from '../domain/identifiers.ts'
import { orderKeySchema } from '../domain/order.ts'
import { accountIdSchema } from './auth-messages.ts'
import { orderDetailSchemas } from './order-detail-schemas.ts'

/** Account shown by the page; a mismatch with the cookies leaves the other account untouched. */
const shown = { accountId: accountIdSchema }

export const profileBodySchema = z.strictObject({
  ...shown,
  name: z.string().trim().min(1).max(120).optional(),
  delivery: z
    .strictObject(orderDetailSchemas((maximumLength) => z.string().trim().max(maximumLength)))
    .optional(),
})

const productIds = z.array(productIdSchema).max(maximumFavourites)

export const favouritesBodySchema = z.strictObject({ ...shown, added: productIds, removed: productIds })

export const favouriteIdsBodySchema = z.strictObject({ ids: productIds })

/** Idempotency keys of a device's checkouts; a holder may see that order. */
export const orderKeys = z.array(orderKeySchema).max(100)

export const orderKeysBodySchema = z.strictObject({ keys: orderKeys, onlyThese: z.boolean().optional() })

export const boughtBodySchema = z.strictObject({ keys: orderKeys, everyVariant: z.boolean().optional() })

export const exportBodySchema = z.strictObject({ ...shown, keys: orderKeys })

export const orderAgainBodySchema = z.strictObject({
  lines: z
    .array(z.strictObject({ variantId: variantIdSchema, quantity: z.int().min(1).max(maximumQuantity) }))
    .min(1)
    .max(maximumLines),
})

export const deletionBodySchema = z.strictObject({
  ...shown,
  confirmation: z.string().max(40),
  keys: orderKeys,
})
