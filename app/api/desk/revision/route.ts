import { z } from 'zod'
import type { DeskRevision } from '@/lib/desk/api/orders'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { jsonResponse } from '@/lib/server/api/problem'

export const GET = deskRoute({
  from: 'own',
  schema: z.object({}),
  async call() {
    const revision: DeskRevision = { revision: await getOrderJournal().revision() }
    return jsonResponse(revision)
  },
})
