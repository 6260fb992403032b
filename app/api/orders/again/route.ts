import { orderAgainBodySchema } from '@/lib/api/account-messages'
import type { OrderAgain } from '@/lib/api/catalog-answers'
import { rebuildCart } from '@/lib/catalog/rebuild-cart'
import { success } from '@/lib/domain/result'
import { authRoute } from '../../auth/auth-route'

/** Returns what can be bought again today. */
export const POST = authRoute({
  schema: orderAgainBodySchema,
  limit: 'profile',
  call: async (_request, { lines }) => success<OrderAgain>(await rebuildCart(lines)),
})
