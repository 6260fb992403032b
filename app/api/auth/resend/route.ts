import { resendBodySchema } from '@/lib/api/auth-messages'
import { authRoute } from '../auth-route'

/** Sends the link for a new account once more, and says nothing about who has one. */
export const POST = authRoute({
  schema: resendBodySchema,
  call: ({ links }, { email }) => links.resend(email),
})
