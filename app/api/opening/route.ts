import { z } from 'zod'
import type { Opening } from '@/lib/api/checkout-answers'
import { openingNow } from '@/lib/copy/opening'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { getEnvironment } from '@/lib/server/environment/server'

/** Returns the opening state in words; cached pages cannot know it. */
export const GET = apiRoute({
  admission: { limit: 'stock', from: 'own' },
  schema: z.unknown(),
  async call({ requestId }) {
    const { openingHours } = getEnvironment()
    return openingHours
      ? jsonResponse<Opening>(openingNow(openingHours, Date.now()))
      : problemResponse('not-found', { requestId })
  },
})
