import { newPasswordBodySchema } from '@/lib/api/auth-messages'
import { authRoute } from '../auth-route'

/** Sets another password, for a user who knows the current one or has just opened a link of ours. */
export const POST = authRoute({
  schema: newPasswordBodySchema,
  call: ({ auth }, passwords) => auth.changePassword(passwords),
})
