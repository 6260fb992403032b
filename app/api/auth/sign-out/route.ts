import { signOutBodySchema } from '@/lib/api/auth-messages'
import { authRoute } from '../auth-route'

export const POST = authRoute({
  schema: signOutBodySchema,
  limit: 'profile',
  call: ({ auth }, { scope }) => auth.signOut(scope),
})
