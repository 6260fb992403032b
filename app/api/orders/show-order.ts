import { linePictures } from '@/lib/catalog/get-catalog'
import { opensText, openText } from '@/lib/copy/opening'
import { codeText } from '@/lib/copy/order'
import { isShopDeskOn } from '@/lib/desk/server/session/desk-switch'
import { type PastOrder, picturedVariant } from '@/lib/domain/past-order'
import { getEnvironment } from '@/lib/server/environment/server'

/** Adds browser-only data of an order on the server, which keeps code out of pages. */
export async function createOrderView(): Promise<(order: PastOrder) => PastOrder> {
  const [hasDesk, pictureOf] = await Promise.all([isShopDeskOn(), linePictures()])
  const now = Date.now()
  const { openingHours, pix } = getEnvironment()
  const opens = opensText(openingHours, now)
  const openNow = openText(openingHours, now)
  return (order) => ({
    ...order,
    opens,
    openNow,
    ...(order.pixDue && { pixDue: { ...order.pixDue, receiver: pix?.name ?? null } }),
    isReceived: hasDesk && order.state === 'arrived',
    code: codeText(order.code),
    lines: order.lines.map((line) => ({
      ...line,
      picture: pictureOf(
        picturedVariant(line.variantId, order.fulfillment === 'cancelled' ? null : line.outcome),
      ),
      orderedPicture: line.outcome?.offer ? pictureOf(line.variantId) : null,
    })),
  })
}
