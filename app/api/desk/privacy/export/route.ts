import { deskPersonActSchema } from '@/lib/desk/api/privacy'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { exportPerson } from '@/lib/desk/server/privacy/export-person'
import { recordLookup } from '@/lib/desk/server/privacy/orders-of-person'
import { refuseWithoutPassword } from '@/lib/desk/server/session/refuse-without-password'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { getEnvironment } from '@/lib/server/environment/server'

/** Exports all journal data of a person. */
export const POST = deskRoute({
  from: 'own-json',
  limit: 'desk-person',
  schema: deskPersonActSchema,
  async call(given) {
    const refused = await refuseWithoutPassword(given)
    if (refused) return refused
    const { record, requestId } = given
    const { person } = given.input
    const about = { store: getEnvironment().storeName, exportedAt: new Date().toISOString() }
    const file = await exportPerson(getOrderJournal(), person, about)
    const [newest] = file.orders
    if (!newest) {
      await recordLookup(record, person, 0)
      return problemResponse('not-found', { requestId })
    }
    await record('exported', { code: newest.code, detail: String(file.orders.length) })
    return jsonResponse(file)
  },
})
