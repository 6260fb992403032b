import { deskLogQuerySchema } from '@/lib/desk/api/log'
import { showLog } from '@/lib/desk/server/desk-log'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { getDeskStore } from '@/lib/desk/server/store/get-desk-store'
import { jsonResponse } from '@/lib/server/api/problem'

export const GET = deskRoute({
  from: 'own',
  schema: deskLogQuerySchema,
  call: async ({ input }) => jsonResponse(await showLog(getDeskStore(), input)),
})
