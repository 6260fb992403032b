import { orderKeysBodySchema } from '@/lib/api/account-messages'
import { linePictures } from '@/lib/catalog/line-pictures'
import { opensText } from '@/lib/copy/opening'
import { codeText } from '@/lib/copy/order'
import { isShopDeskOn } from '@/lib/desk/server/session/desk-switch'
import { isRunning, picturedVariant } from '@/lib/domain/past-order'
import { success } from '@/lib/domain/result'
import { getEnvironment } from '@/lib/server/environment/server'
import { pushPublicKey } from '@/lib/server/push/push-service'
import { authRoute } from '../../auth/auth-route'
import { listOwnOrders } from '../list-own-orders'

/** The orders of the signed-in user, and of this device; or those of these keys alone: `{ orders }`. */
export const POST = authRoute({
  schema: orderKeysBodySchema,
  limit: 'orders',
  async call(opened, body, request) {
    const orders = await listOwnOrders(opened, request, body)
    // Written as the market reads it aloud; here, so that no page carries the code for it.
    const [hasDesk, pictureOf] = await Promise.all([isShopDeskOn(), linePictures()])
    const now = Date.now()
    const opens = opensText(getEnvironment().openingHours, now)
    return success({
      orders: orders.map((order) => ({
        ...order,
        opens,
        pushKey: hasDesk && isRunning(order, now) ? pushPublicKey() : null,
        isReceived: hasDesk && order.state === 'arrived',
        code: codeText(order.code),
        lines: order.lines.map((line) => ({
          ...line,
          picture: pictureOf(picturedVariant(line.variantId, line.outcome)),
        })),
      })),
    })
  },
})
