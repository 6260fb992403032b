import { deskPushSchema } from '@/lib/desk/api/push'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { listOpenOrders, openOrdersTold } from '@/lib/desk/server/push/new-orders'
import { getDeskStore } from '@/lib/desk/server/store/get-desk-store'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { isPushPoint } from '@/lib/server/push/push-key'
import { isKnownEndpoint, pushPublicKey } from '@/lib/server/push/push-service'

/** Has this browser told of new orders while this session lasts, or not any more. */
export const POST = deskRoute({
  from: 'own-json',
  schema: deskPushSchema,
  async call({ requestId, sessionHash, input: { target, isOn } }) {
    if (pushPublicKey() === null) return problemResponse('not-found', { requestId })
    if (isOn && !(isKnownEndpoint(target.endpoint) && isPushPoint(target.p256dh)))
      return problemResponse('bad-body', { requestId })
    const store = getDeskStore()
    if (isOn) {
      const told = openOrdersTold(await listOpenOrders(getOrderJournal(), Date.now()))
      await store.saveSubscription({ ...target, key: sessionHash, told })
    } else await store.removeSubscription({ key: sessionHash, endpoint: target.endpoint })
    return jsonResponse({})
  },
})
