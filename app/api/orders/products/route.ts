import { boughtBodySchema } from '@/lib/api/account-messages'
import type { BoughtProducts } from '@/lib/api/catalog-answers'
import { listBoughtProducts, listBoughtVariants } from '@/lib/catalog/list-shopper-products'
import { success } from '@/lib/domain/result'
import { authRoute } from '../../auth/auth-route'
import { listOwnOrders } from '../list-own-orders'

/** Returns bought products for sale, or every variant with the ids of removed ones. */
export const POST = authRoute({
  schema: boughtBodySchema,
  limit: 'profile',
  async call(opened, { everyVariant, ...body }, request) {
    const own = await listOwnOrders(opened, request, body)
    const orders = own.filter(({ state }) => state !== 'payment-cancelled')
    const variantIds = orders.flatMap(({ lines }) => lines.map(({ variantId }) => variantId))
    if (everyVariant) return success<BoughtProducts>(await listBoughtVariants(variantIds))
    return success<BoughtProducts>({ cards: await listBoughtProducts(variantIds), gone: [] })
  },
})
