import type { AuthFailure } from '@/lib/accounts/auth-service'
import { findAccountId, type RequestAuth } from '@/lib/accounts/get-auth-service'
import type { OrderKey } from '@/lib/domain/order'
import type { PastOrder } from '@/lib/domain/past-order'
import { getOrderRecords } from '../order-records'

const outages: readonly AuthFailure['kind'][] = ['auth-unavailable', 'auth-busy']

type Options = {
  readonly keys: readonly OrderKey[]
  /** Without those that the account has elsewhere. */
  readonly onlyThese?: boolean | undefined
}

/** The orders of the signed-in user, and of this device. Throws when the journal cannot be read. */
export async function listOwnOrders(
  { accounts }: RequestAuth,
  request: Request,
  { keys, onlyThese = false }: Options,
): Promise<readonly PastOrder[]> {
  const records = getOrderRecords()
  // Asked of the service itself: a session that was ended on another device shows nothing more here.
  const account = await accounts.findAccount()
  if (account.ok)
    return records.listPastOrders({ accountId: account.value.user.id, keys, isUnsure: onlyThese })
  const isOutage = outages.includes(account.error.kind)
  // Without the service a device still has its own orders (trust R20), of no account but that of its signed token (S20).
  const accountId = isOutage ? await findAccountId(request.headers.get('cookie')) : null
  return records.listPastOrders({ accountId, keys, isUnsure: true })
}
