import { z } from 'zod'
import { answerOrder, orderRoute } from './order-route'

/** One order with its lines, what became of them, and its history: `DeskOrder`. */
export const GET = orderRoute({
  from: 'own',
  schema: z.object({}),
  call: answerOrder,
})
