import { linePictures } from '@/lib/catalog/line-pictures'
import { opensText, openText } from '@/lib/copy/opening'
import { codeText } from '@/lib/copy/order'
import { isShopDeskOn } from '@/lib/desk/server/session/desk-switch'
import { type PastOrder, picturedVariant } from '@/lib/domain/past-order'
import { getEnvironment } from '@/lib/server/environment/server'

/** Adds what an order of now has for its shopper's browser: here, so that no page carries the code for it. */
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
    // As the market reads it aloud.
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
