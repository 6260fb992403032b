import { signInBodySchema } from '@/lib/api/auth-messages'
import { authRoute } from '../auth-route'

/** Signs in with e-mail and password. */
export const POST = authRoute({
  schema: signInBodySchema,
  call: ({ auth }, credentials) => auth.signIn({ kind: 'password', ...credentials }),
})
