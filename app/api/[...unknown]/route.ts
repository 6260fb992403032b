import { z } from 'zod'
import { apiRoute } from '@/lib/server/api/api-route'
import { problemResponse } from '@/lib/server/api/problem'

/** Answers 404 for unknown addresses and disabled features. */
const answer = apiRoute({
  admission: 'anybody',
  schema: z.unknown(),
  call: ({ requestId }) => problemResponse('not-found', { requestId }),
})

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
