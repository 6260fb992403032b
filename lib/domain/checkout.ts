import { type DeliveryZone, findZone, missingToMinimum } from './delivery.ts'
import type { Money } from './money.ts'
import type { OrderKind } from './order.ts'
import { addressFields, makeOrderDetails, type OrderDetails } from './order-fields.ts'
import { type PaymentWay, paymentObstacle } from './payment.ts'
import { isLoopback } from './sheet-address.ts'
import { whatsappHost } from './whatsapp.ts'

export type CheckoutDraft = OrderDetails & {
  readonly lineCount: number
  /** Browser: the shopper pressed 'Verificar'. The server verifies by itself and passes true. */
  readonly cityConfirmed: boolean
  readonly subtotal?: Money
  readonly total?: Money
  readonly asksWindow?: boolean
}

export type CheckoutObstacle =
  | 'empty-cart'
  | 'city-not-verified'
  | 'address-missing'
  | 'substitution-missing'
  | 'whatsapp-missing'
  | 'window-missing'
  | 'payment-missing'
  | 'change-missing'
  | 'below-minimum'

export type CheckoutOffer = {
  readonly deliveryZones: readonly DeliveryZone[]
  readonly paymentWays?: readonly PaymentWay[]
  readonly checkoutHosts?: readonly string[]
}

/** Lists all obstacles in the order of the specification; an empty cart is the only one. */
export function checkoutObstacles(draft: CheckoutDraft, offer: CheckoutOffer): readonly CheckoutObstacle[] {
  if (draft.lineCount === 0) return ['empty-cart']
  const { deliveryZones, paymentWays: ways = [] } = offer
  const zone = findZone(draft.city, deliveryZones)
  const unpaid = paymentObstacle(draft, { ways, total: draft.total })
  const isBelow = zone && draft.subtotal && missingToMinimum(draft.subtotal, zone) > 0
  return [
    ...(draft.cityConfirmed && zone ? [] : (['city-not-verified'] as const)),
    ...(draft.cityConfirmed && asksAddress(draft.city, offer) && emptyAddressFields(draft).length > 0
      ? (['address-missing'] as const)
      : []),
    ...(draft.substitution === null ? (['substitution-missing'] as const) : []),
    ...(draft.whatsapp.trim() === '' ? (['whatsapp-missing'] as const) : []),
    ...(draft.asksWindow && !draft.deliveryWindow ? (['window-missing'] as const) : []),
    ...(unpaid ? [unpaid] : []),
    ...(isBelow ? (['below-minimum'] as const) : []),
  ]
}

export const checkoutObstacle = (draft: CheckoutDraft, offer: CheckoutOffer): CheckoutObstacle | null =>
  checkoutObstacles(draft, offer)[0] ?? null

/** Is true where orders by message are brought to; a hosted checkout asks for the address by itself. */
export function asksAddress(city: string, { deliveryZones, checkoutHosts = [] }: CheckoutOffer): boolean {
  const zone = findZone(city, deliveryZones)
  return zone !== null && !zone.isPickup && isOrderedByMessage(checkoutHosts)
}

export const emptyAddressFields = (given: OrderDetails) =>
  (['street', 'houseNumber'] as const).filter((name) => !given[name]?.trim())

/** Leaves out what this shop does not ask, or only its hosted checkout. */
export function askedDetails(given: OrderDetails, offer: CheckoutOffer): OrderDetails {
  const { paymentWays = [] } = offer
  const unasked: readonly string[] = [
    ...(asksAddress(given.city, offer) ? [] : addressFields.map(([name]) => name)),
    ...(paymentWays.length > 0 ? [] : ['payment']),
    ...(paymentWays.length > 0 && given.payment === 'dinheiro' ? [] : ['changeFor']),
  ]
  return makeOrderDetails(({ name }) => (unasked.includes(name) ? undefined : given[name]))
}

/** Is true when orders are messages: then WhatsApp is the only checkout host. */
export function isOrderedByMessage(hosts: readonly string[]): boolean {
  return hosts.length === 1 && hosts[0] === whatsappHost
}

/** Is false where one product bought at once may leave out its delivery: a hosted checkout asks for it by itself. */
export const asksDetails = (kind: OrderKind, { checkoutHosts = [] }: Pick<CheckoutOffer, 'checkoutHosts'>) =>
  kind === 'cart' || isOrderedByMessage(checkoutHosts)

export type OrderedBy = 'payment' | 'message'

export const orderedBy = (hosts: readonly string[]): OrderedBy =>
  isOrderedByMessage(hosts) ? 'message' : 'payment'

export type CheckoutAddresses = {
  readonly hosts: readonly string[]
  /** Origin of the shop as the shopper sees it; may be plain http in a private network. */
  readonly ownOrigin: string
}

/** Allows https (http on loopback) at listed hosts, or the own origin; never a user name or password. */
export function isAllowedCheckoutAddress(address: string, { hosts, ownOrigin }: CheckoutAddresses): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  if (/^https?:$/.test(url.protocol) && url.origin === ownOrigin) return true
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) return false
  return hosts.includes(url.host)
}
