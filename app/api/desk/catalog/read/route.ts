import { z } from 'zod'
import { readCatalogNow } from '@/lib/catalog/get-catalog'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'

export const POST = deskRoute({
  from: 'own-json',
  limit: 'revalidate',
  schema: z.strictObject({}),
  async call({ record, requestId }) {
    await record('catalogue-read')
    return (await readCatalogNow())
      ? jsonResponse({ status: 'refreshed' })
      : problemResponse('store-failed', { requestId })
  },
})
