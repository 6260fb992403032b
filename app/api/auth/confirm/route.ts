import { confirmBodySchema } from '@/lib/api/auth-messages'
import { authRoute } from '../auth-route'

/** Opens the session of a link in an e-mail. */
export const POST = authRoute({
  schema: confirmBodySchema,
  call: ({ auth }, link) => auth.signIn({ kind: 'link', ...link }),
})
