import { z } from 'zod'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse } from '@/lib/server/api/problem'

export const GET = apiRoute({
  admission: 'anybody',
  schema: z.unknown(),
  call: () => jsonResponse({ status: 'live' }),
})
