import { deskPersonActSchema } from '@/lib/desk/api/privacy'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { eraseOrders, ordersOfPerson, recordLookup } from '@/lib/desk/server/privacy/orders-of-person'
import { refuseWithoutPassword } from '@/lib/desk/server/session/refuse-without-password'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { jsonResponse } from '@/lib/server/api/problem'

/** Erases number, notes and account in all orders of a person for good. */
export const POST = deskRoute({
  from: 'own-json',
  limit: 'desk-person',
  schema: deskPersonActSchema,
  async call(given) {
    const refused = await refuseWithoutPassword(given)
    if (refused) return refused
    const { record } = given
    const { person } = given.input
    const journal = getOrderJournal()
    const orders = await ordersOfPerson(journal, person)
    if (orders.length === 0) await recordLookup(record, person, 0)
    return jsonResponse(await eraseOrders(journal, orders, record))
  },
})
