import type { SignInWays } from '@/lib/api/account-answers'
import { success } from '@/lib/domain/result'
import { authReadRoute } from '../auth-route'

/** Says true when unknown. */
export const GET = authReadRoute({
  limit: 'session',
  call: async ({ isGoogleOff }) => success<SignInWays>({ google: !(await isGoogleOff()) }),
})
