import type { AuthFailure } from '@/lib/accounts/auth-service'
import { findAccountId } from '@/lib/accounts/get-auth-service'
import { orderKeysBodySchema } from '@/lib/api/account-messages'
import type { OrderOwner } from '@/lib/domain/past-order'
import { success } from '@/lib/domain/result'
import { authRoute } from '../../auth/auth-route'
import { getOrderRecords } from '../../get-order-records'

const outages: readonly AuthFailure['kind'][] = ['auth-unavailable', 'auth-busy']

/** The orders of whoever is signed in, and of this device: `{ orders }`. */
export const POST = authRoute({
  schema: orderKeysBodySchema,
  limit: 'profile',
  async call({ accounts }, { keys }, request) {
    // Asked of the service itself: a session that was ended on another device shows nothing more here.
    const account = await accounts.findAccount()
    if (account.ok) return orders({ accountId: account.value.user.id, keys })
    const isOutage = outages.includes(account.error.kind)
    // Without the service a device still has its own orders (trust R20), of nobody but whose signed token it holds (S20).
    const accountId = isOutage ? await findAccountId(request.headers.get('cookie')) : null
    return orders({ accountId, keys, isUnsure: true })
  },
})

async function orders(owner: OrderOwner) {
  return success({ orders: await getOrderRecords().listPastOrders(owner) })
}
