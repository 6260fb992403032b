import type { AuthFailure } from '@/lib/accounts/auth-service'
import { findAccountId, type RequestAuth } from '@/lib/accounts/get-auth-service'
import type { OrderKey } from '@/lib/domain/order'
import type { OrderOwner, PastOrder } from '@/lib/domain/past-order'
import { getOrderRecords } from '../order-records'

const outages: readonly AuthFailure['kind'][] = ['auth-unavailable', 'auth-busy']

type Options = {
  readonly keys: readonly OrderKey[]
  /** Excludes other orders of the account. */
  readonly onlyThese?: boolean | undefined
}

/** Lists orders of user and device. Throws when the journal is unreadable. */
export async function listOwnOrders(
  opened: RequestAuth,
  request: Request,
  options: Options,
): Promise<readonly PastOrder[]> {
  return getOrderRecords().listPastOrders(await findOrderOwner(opened, request, options))
}

export async function findOrderOwner(
  { accounts }: Pick<RequestAuth, 'accounts'>,
  { headers }: Request,
  { keys, onlyThese = false }: Options,
): Promise<OrderOwner> {
  // Asks the service itself: a session ended elsewhere shows nothing more.
  const account = await accounts.findAccount()
  if (account.ok) return { accountId: account.value.user.id, keys, isUnsure: onlyThese }
  const isOutage = outages.includes(account.error.kind)
  // During an outage a device keeps its own orders (trust R20), and those of its signed token's account
  // (S20).
  const accountId = isOutage ? await findAccountId(headers.get('cookie')) : null
  return { accountId, keys, isUnsure: true }
}
