import { type DeliveryZone, findZone, missingToMinimum } from './delivery.ts'
import type { Money } from './money.ts'
import type { OrderDetails } from './order-fields.ts'
import { type PaymentWay, paymentObstacle } from './payment.ts'
import { isLoopback } from './sheet-address.ts'
import { whatsappHost } from './whatsapp.ts'

/** What a shopper has given so far; the same shape disables the button and is checked by the server. */
export type CheckoutDraft = OrderDetails & {
  readonly lineCount: number
  /** In the browser: the shopper pressed 'Verificar'. The server verifies by itself and passes true. */
  readonly cityConfirmed: boolean
  /** What the goods come to, and with delivery, where that is known: by the server once it has asked for the prices. */
  readonly subtotal?: Money
  readonly total?: Money
  /** Whether a window of delivery can be chosen, so that one has to be; none is asked for where it is missing. */
  readonly asksWindow?: boolean
}

export type CheckoutObstacle =
  | 'empty-cart'
  | 'city-not-verified'
  | 'substitution-missing'
  | 'whatsapp-missing'
  | 'window-missing'
  | 'payment-missing'
  | 'change-missing'
  | 'below-minimum'

/** What the shop offers, as the settings of the browser and the server's have it. */
export type CheckoutOffer = {
  readonly deliveryZones: readonly DeliveryZone[]
  /** In this order; none where the shop does not ask how it is paid. */
  readonly paymentWays?: readonly PaymentWay[]
}

/** Lists all that stands in the way, in the order of the specification; without goods that alone. */
export function checkoutObstacles(
  draft: CheckoutDraft,
  { deliveryZones, paymentWays: ways = [] }: CheckoutOffer,
): readonly CheckoutObstacle[] {
  if (draft.lineCount === 0) return ['empty-cart']
  const zone = findZone(draft.city, deliveryZones)
  const unpaid = paymentObstacle(draft, { ways, total: draft.total })
  const isBelow = zone && draft.subtotal && missingToMinimum(draft.subtotal, zone) > 0
  return [
    ...(draft.cityConfirmed && zone ? [] : (['city-not-verified'] as const)),
    ...(draft.substitution === null ? (['substitution-missing'] as const) : []),
    ...(draft.whatsapp.trim() === '' ? (['whatsapp-missing'] as const) : []),
    ...(draft.asksWindow && !draft.deliveryWindow ? (['window-missing'] as const) : []),
    ...(unpaid ? [unpaid] : []),
    ...(isBelow ? (['below-minimum'] as const) : []),
  ]
}

/** The first of them, which a checkout is refused for; null where nothing is in the way. */
export const checkoutObstacle = (draft: CheckoutDraft, offer: CheckoutOffer): CheckoutObstacle | null =>
  checkoutObstacles(draft, offer)[0] ?? null

/** Whether orders are messages and nothing is paid on the way: then a shopper may be sent to WhatsApp, and nowhere else. */
export function isOrderedByMessage(hosts: readonly string[]): boolean {
  return hosts.length === 1 && hosts[0] === whatsappHost
}

export type CheckoutAddresses = {
  /** Hosts of the operator's list, with their port where it is not the default. */
  readonly hosts: readonly string[]
  /** Where the shopper has the shop, which may be plain http in a network of one's own. */
  readonly ownOrigin: string
}

/**
 * The only addresses a shopper is ever sent to: https (http on this machine) and a host of the operator's list, or the
 * very origin the shopper is at; and no user name or password in front of it.
 */
export function isAllowedCheckoutAddress(address: string, { hosts, ownOrigin }: CheckoutAddresses): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  if (/^https?:$/.test(url.protocol) && url.origin === ownOrigin) return true
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) return false
  return hosts.includes(url.host)
}
