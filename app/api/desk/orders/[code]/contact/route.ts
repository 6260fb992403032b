import { z } from 'zod'
import { contactOf } from '@/lib/desk/server/orders/show-order'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { orderRoute } from '../order-route'

/** Returns number and address as `DeskContact`, after logging who asked (trust S45). */
export const POST = orderRoute({
  from: 'own-json',
  schema: z.strictObject({}),
  async call({ order, record, requestId }) {
    const contact = contactOf(order)
    if (!contact) return problemResponse('not-found', { requestId })
    await record('contact-opened', { code: order.code })
    return jsonResponse(contact)
  },
})
