import { describePix } from '@/lib/adapters/file/describe-pix'
import { lineName, orderLink } from '@/lib/adapters/file/order-message'
import { codeText } from '@/lib/copy/order'
import { orderDetailTexts } from '@/lib/copy/order-fields'
import { whatsappOrderCopy as copy, orderMessageCopy } from '@/lib/copy/whatsapp-order'
import { isAllowedCheckoutAddress } from '@/lib/domain/checkout'
import { type DeliveryZone, findZone } from '@/lib/domain/delivery'
import { placesOf } from '@/lib/domain/delivery-windows'
import { type MessageOrder, messageOrderPath } from '@/lib/domain/message-order'
import type { Order, OrderDelivery } from '@/lib/domain/order'
import type { PastOrder } from '@/lib/domain/past-order'
import { paths } from '@/lib/domain/paths'
import { withReturnValue } from '@/lib/domain/return-value'
import { settleOrder } from '@/lib/domain/settlement'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import type { OrderJournal } from '@/lib/orders/order-journal'
import { pastOrderOf } from '@/lib/orders/past-order-of'
import { getEnvironment } from '@/lib/server/environment/server'
import { getFileStore } from '@/lib/store/get-file-store'
import { getPaidWay } from '../../order-records'
import { createOrderView } from '../show-order'

/**
 * Finds an order to send (again), reserving its released pieces; null if unknown. Throws when the database is
 * unavailable. `ownOrigin`: the caller's origin of the shop.
 */
export async function findMessageOrder(token: string, ownOrigin: string): Promise<MessageOrder | null> {
  const { storeName, checkoutHosts, deliveryZones, pix: receiver } = getEnvironment()
  const store = getFileStore()
  const sold = store && (await store.sales.createReopening(token))
  const journal = getOrderJournal()
  const found = sold && (await journal.findOptional(sold.key))
  if (!store || !sold || !found) return null
  const { state, cancelPath } = sold
  const order: Order = {
    ...found,
    delivery: found.delivery && withZoneName(found.delivery, deliveryZones),
  }
  const isBegun = order.fulfillment !== 'waiting'
  const picks = isBegun ? (await journal.listPicks([order.key])).get(order.key) : undefined
  const history = receiver || isBegun ? await journal.listFulfillmentEvents(order.key) : []
  const past = pastOrderOf(order, { picks, history, ...getPaidWay() })
  if (!past) return null
  const settlement = settleOrder(order, picks ?? [])
  const orderAddress = `${ownOrigin}${messageOrderPath(token)}`
  const sent = { ...order, code: codeText(order.code) }
  const link = orderLink(sent, { number: store.whatsapp, storeName, orderAddress })
  const isAllowed = isAllowedCheckoutAddress(link, { hosts: checkoutHosts, ownOrigin })
  const isFull =
    state === 'open' && past.state === 'opened' && !isBegun && !(await hasPlaceOf(order, journal))
  const isOver = isBegun || state === 'short' || isFull
  const { deliveryWindow, ...given }: Partial<OrderDelivery> = order.delivery ?? {}
  const city = given.city ? orderMessageCopy.city(given.city) : orderMessageCopy.noCity
  const shown = (await createOrderView())(withWords(past, order))
  return {
    order: { ...shown, isReceived: state === 'sent' && shown.isReceived === true },
    status: isFull ? copy.windowFull : copy[state],
    // After picking started, the shopper asks about the order instead of resending.
    send:
      isOver || !isAllowed
        ? null
        : {
            label: state === 'open' ? copy.send : copy.sendAgain,
            link,
            next: withReturnValue(paths.success, order.returnValues?.arrival),
          },
    pix: describePix({ order, past, settlement, history, sold, receiver }),
    delivery: [
      // The receipt shows a pickup place itself.
      ...(past.pickup === null ? [city] : []),
      ...orderDetailTexts(given, 'message'),
    ],
    cancelPath,
  }
}

/** Rechecks the delivery window, which is not reserved forever. */
async function hasPlaceOf(order: Order, journal: Pick<OrderJournal, 'hasPlace'>): Promise<boolean> {
  const { deliveryWindows } = getEnvironment()
  const window = order.delivery?.deliveryWindow
  const places = window && deliveryWindows ? placesOf(window, deliveryWindows) : null
  return !window || places === null || journal.hasPlace(order, { window, places, isByMessage: true })
}

/** Names lines as in the message, and adds their notes; other details follow below. */
function withWords(past: PastOrder, { lines, delivery }: Order): PastOrder {
  return {
    ...past,
    details: delivery && {
      substitution: null,
      deliveryWindow: delivery.deliveryWindow,
      payment: delivery.payment,
    },
    lines: past.lines.map((line, index) => {
      const ordered = lines[index]
      if (!ordered) return line
      const { note, substitution } = ordered
      const isNoted = line.nominalGrams !== null && past.fulfillment === 'delivered'
      const named = isNoted ? { ...ordered, nominalGrams: null } : ordered
      const notes = [
        ...(note ? [orderMessageCopy.note(note).trim()] : []),
        ...(substitution ? [orderMessageCopy.ifMissing[substitution].trim()] : []),
      ]
      return { ...line, title: lineName(named), variantTitle: null, notes }
    }),
  }
}

/** Normalizes a typed city name. */
function withZoneName(delivery: OrderDelivery, zones: readonly DeliveryZone[]): OrderDelivery {
  const { city } = delivery
  return { ...delivery, city: findZone(city, zones)?.city ?? city }
}
