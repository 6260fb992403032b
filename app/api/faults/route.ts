import { z } from 'zod'
import { apiRoute } from '@/lib/server/api/api-route'
import { log } from '@/lib/server/log'

/** Logs browser errors. */
export const POST = apiRoute({
  admission: { limit: 'fault', from: 'own-json' },
  schema: z.strictObject({
    part: z.string().max(80),
    message: z.string().max(300),
    stack: z.string().max(1000),
    page: z.string().max(40),
  }),
  call({ requestId, input }) {
    log('warn', 'browser.fault', { requestId, ...input })
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  },
})
