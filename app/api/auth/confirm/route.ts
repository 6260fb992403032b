import { confirmBodySchema } from '@/lib/api/auth-messages'
import { authRoute } from '../auth-route'

export const POST = authRoute({
  schema: confirmBodySchema,
  call: ({ auth }, link) => auth.signIn({ kind: 'link', ...link }),
})
