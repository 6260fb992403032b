import { z } from 'zod'
import { answerOrder, orderRoute } from '@/lib/desk/server/orders/order-route'
import { listHolds } from '@/lib/store/get-file-store'

/** One order with its lines, what became of them, and its history: `DeskOrder`. */
export const GET = orderRoute({
  from: 'own',
  schema: z.object({}),
  call: (given) => answerOrder({ ...given, listHolds }),
})
