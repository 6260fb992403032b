import { orderKeysBodySchema } from '@/lib/api/account-messages'
import { success } from '@/lib/domain/result'
import { authRoute } from '../../auth/auth-route'
import { listOwnOrders } from '../list-own-orders'

/** The orders of whoever is signed in, and of this device; or those of these keys alone: `{ orders }`. */
export const POST = authRoute({
  schema: orderKeysBodySchema,
  limit: 'profile',
  call: async (opened, body, request) => success({ orders: await listOwnOrders(opened, request, body) }),
})
