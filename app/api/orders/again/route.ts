import { orderAgainBodySchema } from '@/lib/api/account-messages'
import { rebuildCart } from '@/lib/catalog/rebuild-cart'
import { success } from '@/lib/domain/result'
import { authRoute } from '../../auth/auth-route'

/** Returns what can be bought again today: `{ items, missing }`. */
export const POST = authRoute({
  schema: orderAgainBodySchema,
  limit: 'profile',
  call: async (_request, { lines }) => success(await rebuildCart(lines)),
})
