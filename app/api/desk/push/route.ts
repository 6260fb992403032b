import { deskPushSchema } from '@/lib/desk/api/push'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { listOpenOrders, openOrdersShown } from '@/lib/desk/server/push/new-orders'
import { getDeskStore } from '@/lib/desk/server/store/get-desk-store'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { isPushPoint } from '@/lib/server/push/push-key'
import { isKnownEndpoint, pushPublicKey } from '@/lib/server/push/send-push'

/** Switches notifications of new orders while this session lasts on for this browser, or off. */
export const POST = deskRoute({
  from: 'own-json',
  schema: deskPushSchema,
  async call({ requestId, sessionHash, input: { target, isOn } }) {
    if (pushPublicKey() === null) return problemResponse('not-found', { requestId })
    if (isOn && !(isKnownEndpoint(target.endpoint) && isPushPoint(target.p256dh)))
      return problemResponse('bad-body', { requestId })
    const store = getDeskStore()
    if (isOn) {
      const shown = openOrdersShown(await listOpenOrders(getOrderJournal(), Date.now()))
      await store.saveSubscription({ ...target, key: sessionHash, shown })
    } else await store.removeSubscription({ key: sessionHash, endpoint: target.endpoint })
    return jsonResponse({})
  },
})
