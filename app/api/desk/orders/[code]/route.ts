import { z } from 'zod'
import { answerOrder, orderRoute } from './order-route'

export const GET = orderRoute({
  from: 'own',
  schema: z.object({}),
  call: answerOrder,
})
