import { success } from '@/lib/domain/result'
import { authReadRoute } from '../auth-route'

/** Which ways in there are beside e-mail and password: `{ google }`, true where that is not known. */
export const GET = authReadRoute({
  limit: 'session',
  call: async ({ isGoogleOff }) => success({ google: !(await isGoogleOff()) }),
})
