import { z } from 'zod'
import { findListCounts } from '@/lib/catalog/find-listing'
import type { ListCounts } from '@/lib/domain/refinement'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'

const parametersSchema = z.strictObject({ path: z.string().startsWith('/').max(400) })

/** `?path=/store/em-oferta`: counts that list, and each further choice. */
export const GET = apiRoute({
  admission: { limit: 'listing', from: 'own' },
  schema: parametersSchema,
  async call({ requestId, input: { path } }) {
    const counts = await findListCounts(path)
    return counts === null ? problemResponse('not-found', { requestId }) : jsonResponse<ListCounts>(counts)
  },
})
