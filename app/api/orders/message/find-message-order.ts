import { describeOrder } from '@/lib/adapters/file/describe-order'
import { describePix } from '@/lib/adapters/file/describe-pix'
import { orderLink } from '@/lib/adapters/file/order-message'
import { linePictures } from '@/lib/catalog/line-pictures'
import { opensText } from '@/lib/copy/opening'
import { codeText } from '@/lib/copy/order'
import { isShopDeskOn } from '@/lib/desk/server/session/desk-switch'
import { isAllowedCheckoutAddress } from '@/lib/domain/checkout'
import { type DeliveryZone, findZone } from '@/lib/domain/delivery'
import { type MessageOrder, messageOrderPath } from '@/lib/domain/message-order'
import type { OrderDelivery } from '@/lib/domain/order'
import { settleOrder } from '@/lib/domain/settlement'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { lineOutcomesOf } from '@/lib/orders/order-records'
import { getEnvironment } from '@/lib/server/environment/server'
import { pushPublicKey } from '@/lib/server/push/push-service'
import { getFileStore } from '@/lib/store/get-file-store'

/**
 * The order with this token, about to be sent (again): it takes its pieces where they were given back. Null where there
 * is none. Throws where its database cannot be used. `ownOrigin`: under which the caller has the shop.
 */
export async function findMessageOrder(token: string, ownOrigin: string): Promise<MessageOrder | null> {
  const { storeName, checkoutHosts, deliveryZones, openingHours, pix: receiver } = getEnvironment()
  const store = getFileStore()
  const sold = store && (await store.sales.createReopening(token))
  const journal = getOrderJournal()
  const order = sold && (await journal.findOptional(sold.key))
  if (!store || !sold || !order) return null
  const shown = {
    ...order,
    code: codeText(order.code),
    delivery: order.delivery && withZoneName(order.delivery, deliveryZones),
    shippingFee: sold.shippingFee,
  }
  const orderAddress = `${ownOrigin}${messageOrderPath(token)}`
  const link = orderLink(shown, { number: store.whatsapp, storeName, orderAddress })
  const isAllowed = isAllowedCheckoutAddress(link, { hosts: checkoutHosts, ownOrigin })
  const known = order.fulfillment === 'waiting' ? null : await journal.listPicks([order.key])
  const picks = known?.get(order.key) ?? []
  const settlement = settleOrder({ ...order, shipping: { ...order.shipping, fee: sold.shippingFee } }, picks)
  const history = receiver ? await journal.listFulfillmentEvents(order.key) : []
  const now = Date.now()
  const hasDesk = await isShopDeskOn()
  return describeOrder({
    order: shown,
    outcomes: lineOutcomesOf(picks),
    settlement,
    pix: describePix({ order, settlement, history, sold, receiver }),
    state: sold.state,
    hasDesk,
    pushKey: hasDesk ? pushPublicKey() : null,
    cancelPath: sold.cancelPath,
    arrivalValue: order.returnValues?.arrival,
    link: isAllowed ? link : null,
    pictureOf: await linePictures(),
    now,
    opens: opensText(openingHours, now),
  })
}

/** The city as the market calls it, however it was typed. */
function withZoneName(delivery: OrderDelivery, zones: readonly DeliveryZone[]): OrderDelivery {
  const { city } = delivery
  return { ...delivery, city: findZone(city, zones)?.city ?? city }
}
