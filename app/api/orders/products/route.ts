import { boughtBodySchema } from '@/lib/api/account-messages'
import { listBoughtProducts, listBoughtVariants } from '@/lib/catalog/list-shopper-products'
import { success } from '@/lib/domain/result'
import { authRoute } from '../../auth/auth-route'
import { listOwnOrders } from '../list-own-orders'

/**
 * What was bought with this account or device, as cards of today: the products that are for sale now, or every variant,
 * with the ids of those that are gone: `{ cards, gone }`.
 */
export const POST = authRoute({
  schema: boughtBodySchema,
  limit: 'profile',
  async call(opened, { everyVariant, ...body }, request) {
    const own = await listOwnOrders(opened, request, body)
    const orders = own.filter(({ state }) => state !== 'payment-cancelled')
    const variantIds = orders.flatMap(({ lines }) => lines.map(({ variantId }) => variantId))
    if (everyVariant) return success(await listBoughtVariants(variantIds))
    return success({ cards: await listBoughtProducts(variantIds), gone: [] })
  },
})
