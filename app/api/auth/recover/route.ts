import { recoverBodySchema } from '@/lib/api/auth-messages'
import { authRoute } from '../auth-route'

/** Sends a link for a new password; reveals no account. */
export const POST = authRoute({
  schema: recoverBodySchema,
  call: ({ auth }, { email }) => auth.recover(email),
})
