import { deskPickSchema } from '@/lib/desk/api/orders'
import { pickLine } from '@/lib/desk/server/orders/pick-line'
import { problemResponse } from '@/lib/server/api/problem'
import { answerOrder, knownCatalog, notifyStore, orderRoute } from '../order-route'

const problems = { conflict: 'desk-conflict', 'no-line': 'not-found' } as const

export const POST = orderRoute({
  from: 'own-json',
  schema: deskPickSchema,
  async call({ journal, order, input, session, requestId }) {
    const catalog = input.replacementId === null ? null : await knownCatalog()
    const { kind } = await pickLine(journal, order, { ...input, by: session.user }, catalog)
    // The first pick starts the picking.
    if (order.fulfillment === 'waiting') await notifyStore({ journal, order, requestId })
    return kind === 'saved' ? answerOrder({ journal, order }) : problemResponse(problems[kind], { requestId })
  },
})
