import { orderKeysBodySchema } from '@/lib/auth/account-contract'
import type { AuthFailure } from '@/lib/auth/auth-service'
import { success } from '@/lib/domain/result'
import { answerAuth } from '../../auth/answer-auth'
import { getOrderRecords } from '../../order-records'

const outages: readonly AuthFailure['kind'][] = ['auth-unavailable', 'auth-busy']

/** The orders of whoever is signed in, and of this device: `{ orders }`. */
export function POST(request: Request): Promise<Response> {
  return answerAuth(request, {
    schema: orderKeysBodySchema,
    limit: 'profile',
    async call({ accounts }, { keys }) {
      // Asked of the service itself: a session that was ended on another device shows nothing more here.
      const account = await accounts.findAccount()
      const accountId = account.ok ? account.value.user.id : null
      // Without the service a device still has its own orders (trust R20).
      const isUnsure = !account.ok && outages.includes(account.error.kind)
      const owner = { accountId, keys, isUnsure }
      return success({ orders: await getOrderRecords().listPastOrders(owner) })
    },
  })
}
