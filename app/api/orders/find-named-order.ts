import type { RequestAuth } from '@/lib/accounts/get-auth-service'
import type { NamedOrder } from '@/lib/api/order-messages'
import type { OrderKey } from '@/lib/domain/order'
import { getFileStore } from '@/lib/store/get-file-store'
import { getOrderRecords } from '../order-records'
import { findOrderOwner } from './list-own-orders'

/** Finds an order by message token, device or account; null without permission. */
export async function findNamedOrder(
  named: NamedOrder,
  request: Request,
  opened: RequestAuth,
): Promise<OrderKey | null> {
  if ('token' in named) return (await getFileStore()?.sales.createReopening(named.token))?.key ?? null
  return getOrderRecords().findOwnKey(await findOrderOwner(opened, request, named), named.code)
}
