import { signInBodySchema } from '@/lib/api/auth-messages'
import { authRoute } from '../auth-route'

export const POST = authRoute({
  schema: signInBodySchema,
  call: ({ auth }, credentials) => auth.signIn({ kind: 'password', ...credentials }),
})
