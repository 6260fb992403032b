import { orderKeysBodySchema } from '@/lib/api/account-messages'
import { listBoughtProducts } from '@/lib/catalog/list-shopper-products'
import { success } from '@/lib/domain/result'
import { authRoute } from '../../auth/auth-route'
import { listOwnOrders } from '../list-own-orders'

/** What was bought with this account or device and is for sale now, as cards: `{ cards }`. */
export const POST = authRoute({
  schema: orderKeysBodySchema,
  limit: 'profile',
  async call(opened, body, request) {
    const own = await listOwnOrders(opened, request, body)
    const orders = own.filter(({ state }) => state !== 'payment-cancelled')
    const variantIds = orders.flatMap(({ lines }) => lines.map(({ variantId }) => variantId))
    return success({ cards: await listBoughtProducts(variantIds) })
  },
})
