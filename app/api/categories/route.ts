import { z } from 'zod'
import { readMenuCategories } from '@/lib/catalog/list-categories'
import type { MenuCategories } from '@/lib/domain/category'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'

export const GET = apiRoute({
  admission: { limit: 'listing', from: 'own' },
  schema: z.strictObject({}),
  async call({ requestId }) {
    const categories = await readMenuCategories()
    return categories === null
      ? problemResponse('store-failed', { requestId })
      : jsonResponse<MenuCategories>(categories)
  },
})
