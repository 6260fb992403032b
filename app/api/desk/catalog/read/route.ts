import { z } from 'zod'
import { readCatalogNow } from '@/lib/catalog/get-catalog'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { getFileStore } from '@/lib/store/get-file-store'

/** Reads the store now, as `/api/revalidate` does. */
export const POST = deskRoute({
  from: 'own-json',
  limit: 'revalidate',
  schema: z.strictObject({}),
  async call({ record, requestId }) {
    await record('catalogue-read')
    // An address is asked now, too.
    await getFileStore()?.catalog.readAgain()
    return (await readCatalogNow())
      ? jsonResponse({ status: 'refreshed' })
      : problemResponse('store-failed', { requestId })
  },
})
