import { signOutBodySchema } from '@/lib/api/auth-messages'
import { authRoute } from '../auth-route'

/** Signs out here, or everywhere. */
export const POST = authRoute({
  schema: signOutBodySchema,
  limit: 'profile',
  call: ({ auth }, { scope }) => auth.signOut(scope),
})
