import { openRequestAuth } from '@/lib/accounts/get-auth-service'
import { replacementAnswerSchema } from '@/lib/api/order-messages'
import type { AnswerProblemKind } from '@/lib/api/problem-kinds'
import { mayPick, offerOf } from '@/lib/domain/fulfillment'
import type { OrderKey } from '@/lib/domain/order'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import type { NewReplacementAnswer } from '@/lib/orders/order-journal'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { withCookies } from '../../auth/auth-route'
import { ordersUnavailable } from '../../order-records'
import { findNamedOrder } from '../find-named-order'

/** Records the shopper's answer to a replacement, until the order leaves the market. */
export const POST = apiRoute({
  admission: { limit: 'orders', from: 'own-json' },
  schema: replacementAnswerSchema,
  async call({ request, requestId, input: { order: named, ...answer } }) {
    const opened = openRequestAuth(request.headers)
    const refuse = (kind: AnswerProblemKind) => withCookies(problemResponse(kind, { requestId }), opened)
    try {
      const key = await findNamedOrder(named, request, opened)
      if (!key) return refuse('order-not-found')
      const saved = await getOrderJournal().saveReplacementAnswer({ key, ...answer })
      return saved ? withCookies(jsonResponse({}), opened) : refuse(await refusalOf(key, answer))
    } catch (error) {
      return withCookies(ordersUnavailable(error, requestId), opened)
    }
  },
})

type Refused = Pick<NewReplacementAnswer, 'line' | 'offer'>

async function refusalOf(key: OrderKey, { line, offer }: Refused): Promise<AnswerProblemKind> {
  const journal = getOrderJournal()
  const fulfillment = (await journal.findOptional(key))?.fulfillment
  if (fulfillment === undefined) return 'order-not-found'
  if (fulfillment === 'cancelled') return 'order-cancelled'
  if (!mayPick(fulfillment)) return 'order-left'
  const standing = (await journal.listPicks([key])).get(key)?.find((pick) => pick.line === line)
  return standing && offerOf(standing) === offer ? 'answered-elsewhere' : 'replacement-changed'
}
