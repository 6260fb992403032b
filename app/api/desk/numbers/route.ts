import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { deskNumbersQuerySchema } from '@/lib/desk/api/numbers'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { listEmptySearches } from '@/lib/desk/server/numbers/empty-searches'
import { createNumbersReader } from '@/lib/desk/server/numbers/read-numbers'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { jsonResponse } from '@/lib/server/api/problem'
import { processSingleton } from '@/lib/server/process-singleton'

const readNumbers = processSingleton('desk-numbers', () =>
  createNumbersReader({ journal: getOrderJournal, findCatalog: () => getCatalogReader().find() }),
)

/** Orders and revenue of the last days, counted once a minute, and what was looked for in vain. */
export const GET = deskRoute({
  from: 'own',
  schema: deskNumbersQuerySchema,
  async call({ input }) {
    const [numbers, emptySearches] = await Promise.all([
      readNumbers(input.days),
      listEmptySearches(input.days),
    ])
    return jsonResponse({ ...numbers, emptySearches })
  },
})
