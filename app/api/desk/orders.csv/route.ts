import { deskCsvQuerySchema } from '@/lib/desk/api/numbers'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { csvResponse, ordersCsv } from '@/lib/desk/server/numbers/orders-csv'
import { getOrderJournal } from '@/lib/orders/get-order-journal'

/** Omits contact data. */
export const GET = deskRoute({
  from: 'own',
  schema: deskCsvQuerySchema,
  async call({ input, record }) {
    const { from, until } = input
    await record('exported', { detail: `${from} – ${until}, CSV` })
    return csvResponse(ordersCsv(getOrderJournal(), input), `pedidos-${from}-${until}.csv`)
  },
})
