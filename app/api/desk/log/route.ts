import { deskLogQuerySchema } from '@/lib/api/desk/log'
import { deskRoute } from '@/lib/desk/desk-route'
import { showLog } from '@/lib/desk/log/show-log'
import { getDeskStore } from '@/lib/desk/store/get-desk-store'
import { jsonResponse } from '@/lib/server/api/json-response'

/** Who did what at the desk, newest first. Nothing can change it. */
export const GET = deskRoute({
  from: 'own',
  schema: deskLogQuerySchema,
  call: async ({ input }) => jsonResponse(await showLog(getDeskStore(), input)),
})
