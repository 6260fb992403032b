import { signUpBodySchema } from '@/lib/api/auth-messages'
import { authRoute } from '../auth-route'

/** Creates an account with name, e-mail and password. */
export const POST = authRoute({
  schema: signUpBodySchema,
  call: ({ auth }, account) => auth.signUp(account),
})
