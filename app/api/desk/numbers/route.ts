import { deskNumbersQuerySchema } from '@/lib/desk/api/numbers'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { createNumbersReader } from '@/lib/desk/server/numbers/read-numbers'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { jsonResponse } from '@/lib/server/api/problem'
import { processSingleton } from '@/lib/server/process-singleton'

const readNumbers = processSingleton('desk-numbers', () => createNumbersReader(getOrderJournal))

/** Orders and revenue of the last days, counted once a minute. */
export const GET = deskRoute({
  from: 'own',
  schema: deskNumbersQuerySchema,
  call: async ({ input }) => jsonResponse(await readNumbers(input.days)),
})
