import { orderKeysBodySchema } from '@/lib/auth/account-contract'
import { success } from '@/lib/domain/result'
import { answerAuth } from '../../auth/answer-auth'
import { getOrderRecords } from '../../order-records'

/** The orders of whoever is signed in, and of this device: `{ orders }`. */
export function POST(request: Request): Promise<Response> {
  return answerAuth(request, {
    schema: orderKeysBodySchema,
    limit: 'profile',
    async call({ auth }, { keys }) {
      // Without the service of accounts a device still has its own orders (trust R20).
      const session = await auth.findSession()
      const accountId = session.ok && session.value ? session.value.user.id : null
      const owner = { accountId, keys, isUnsure: !session.ok }
      return success({ orders: await getOrderRecords().listPastOrders(owner) })
    },
  })
}
