import { resendBodySchema } from '@/lib/api/auth-messages'
import { authRoute } from '../auth-route'

/** Repeats the sign-up link; reveals no account. */
export const POST = authRoute({
  schema: resendBodySchema,
  call: ({ links }, { email }) => links.resend(email),
})
