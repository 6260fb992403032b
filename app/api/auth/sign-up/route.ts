import { signUpBodySchema } from '@/lib/api/auth-messages'
import { authRoute } from '../auth-route'

export const POST = authRoute({
  schema: signUpBodySchema,
  call: ({ auth }, account) => auth.signUp(account),
})
