import type { AuthFailure } from '@/lib/accounts/auth-service'
import { findAccountId, type RequestAuth } from '@/lib/accounts/get-auth-service'
import type { OrderKey } from '@/lib/domain/order'
import type { OrderOwner, PastOrder } from '@/lib/domain/past-order'
import { getOrderRecords } from '../order-records'

const outages: readonly AuthFailure['kind'][] = ['auth-unavailable', 'auth-busy']

type Options = {
  readonly keys: readonly OrderKey[]
  /** Without those that the account has elsewhere. */
  readonly onlyThese?: boolean | undefined
}

/** The orders of the signed-in user, and of this device. Throws when the journal cannot be read. */
export async function listOwnOrders(
  opened: RequestAuth,
  request: Request,
  options: Options,
): Promise<readonly PastOrder[]> {
  return getOrderRecords().listPastOrders(await findOrderOwner(opened, request, options))
}

/** Whose orders this browser may see. */
export async function findOrderOwner(
  { accounts }: Pick<RequestAuth, 'accounts'>,
  { headers }: Request,
  { keys, onlyThese = false }: Options,
): Promise<OrderOwner> {
  // Asked of the service itself: a session that was ended on another device shows nothing more here.
  const account = await accounts.findAccount()
  if (account.ok) return { accountId: account.value.user.id, keys, isUnsure: onlyThese }
  const isOutage = outages.includes(account.error.kind)
  // Without the service a device still has its own orders (trust R20), of no account but that of its signed token (S20).
  const accountId = isOutage ? await findAccountId(headers.get('cookie')) : null
  return { accountId, keys, isUnsure: true }
}
