import type { Order } from '../../../domain/order.ts'
import { normalizeWhatsapp } from '../../../domain/whatsapp.ts'
import type { DeskContact } from '../../api/orders.ts'

/** How to reach the shopper of an order; null where there is no number (any more). The caller logs it before. */
export function contactOf({ delivery }: Pick<Order, 'delivery'>): DeskContact | null {
  if (!delivery?.whatsapp) return null
  const normalized = delivery.whatsappNormalized ?? normalizeWhatsapp(delivery.whatsapp)
  return { whatsapp: delivery.whatsapp, digits: normalized?.replace('+', '') ?? null }
}
