import { deskNumbersQuerySchema } from '@/lib/desk/api/numbers'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { countSales } from '@/lib/desk/server/numbers/count-sales'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { jsonResponse } from '@/lib/server/api/problem'

export const GET = deskRoute({
  from: 'own',
  schema: deskNumbersQuerySchema,
  call: async ({ input }) =>
    jsonResponse(await countSales(getOrderJournal(), { days: input.days, now: Date.now() })),
})
