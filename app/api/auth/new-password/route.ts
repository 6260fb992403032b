import { newPasswordBodySchema } from '@/lib/api/auth-messages'
import { authRoute } from '../auth-route'

export const POST = authRoute({
  schema: newPasswordBodySchema,
  call: ({ auth }, passwords) => auth.changePassword(passwords),
})
