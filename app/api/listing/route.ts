import { z } from 'zod'
import type { ListPage } from '@/lib/api/catalog-answers'
import { findListPage } from '@/lib/catalog/find-listing'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'

const parametersSchema = z.strictObject({ path: z.string().startsWith('/').max(400) })

/** `?path=/store/pagina/2`: the cards of that page. */
export const GET = apiRoute({
  admission: { limit: 'listing', from: 'own' },
  schema: parametersSchema,
  async call({ requestId, input: { path } }) {
    const cards = await findListPage(path)
    return cards === null ? problemResponse('not-found', { requestId }) : jsonResponse<ListPage>({ cards })
  },
})
