import { orderAgainBodySchema } from '@/lib/api/account-messages'
import { rebuildCart } from '@/lib/catalog/rebuild-cart'
import { success } from '@/lib/domain/result'
import { authRoute } from '../../auth/auth-route'

/** What of a past order can be bought today, at today's prices and stock: `{ items, missing }`. */
export const POST = authRoute({
  schema: orderAgainBodySchema,
  limit: 'profile',
  call: async (_request, { lines }) => success(await rebuildCart(lines)),
})
