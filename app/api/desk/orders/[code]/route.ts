import { z } from 'zod'
import { answerOrder, orderRoute } from '@/lib/desk/orders/order-route'

/** One order with its lines, what became of them, and its history: `DeskOrder`. */
export const GET = orderRoute({ from: 'own', schema: z.object({}), call: answerOrder })
