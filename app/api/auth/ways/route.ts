import { success } from '@/lib/domain/result'
import { authReadRoute } from '../auth-route'

/** Returns `{ google }`; true when unknown. */
export const GET = authReadRoute({
  limit: 'session',
  call: async ({ isGoogleOff }) => success({ google: !(await isGoogleOff()) }),
})
