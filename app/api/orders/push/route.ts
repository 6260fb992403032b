import { openRequestAuth } from '@/lib/accounts/get-auth-service'
import { orderPushSchema } from '@/lib/api/order-messages'
import { isPushOver, stageShown } from '@/lib/desk/server/push/order-news'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { isPushPoint } from '@/lib/server/push/push-key'
import { isKnownEndpoint, pushPublicKey } from '@/lib/server/push/send-push'
import { withCookies } from '../../auth/auth-route'
import { ordersUnavailable } from '../../order-records'
import { findNamedOrder } from '../find-named-order'

/** Switches notifications of an order that its shopper may see on for this browser, or off. */
export const POST = apiRoute({
  admission: { limit: 'orders', from: 'own-json' },
  schema: orderPushSchema,
  async call({ request, requestId, input: { order: named, target, isOn } }) {
    const refuse = (kind: 'not-found' | 'bad-body') => problemResponse(kind, { requestId })
    if (pushPublicKey() === null) return refuse('not-found')
    if (isOn && !(isKnownEndpoint(target.endpoint) && isPushPoint(target.p256dh))) return refuse('bad-body')
    const opened = openRequestAuth(request.headers)
    try {
      const key = await findNamedOrder(named, request, opened)
      const journal = getOrderJournal()
      const order = key && (await journal.findOptional(key))
      if (!order || (isOn && isPushOver(order, Date.now()))) return withCookies(refuse('not-found'), opened)
      if (isOn) {
        const picks = (await journal.listPicks([order.key])).get(order.key) ?? []
        await journal.saveSubscription({ ...target, key: order.key, shown: stageShown({ order, picks }) })
      } else await journal.removeSubscription({ key: order.key, endpoint: target.endpoint })
      return withCookies(jsonResponse({}), opened)
    } catch (error) {
      return withCookies(ordersUnavailable(error, requestId), opened)
    }
  },
})
