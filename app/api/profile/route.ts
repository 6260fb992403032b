import { profileBodySchema } from '@/lib/api/account-messages'
import { accountRoute, authReadRoute } from '../auth/auth-route'

export const GET = authReadRoute({
  limit: 'profile',
  call: ({ accounts }) => accounts.findAccount(),
})

export const POST = accountRoute({
  schema: profileBodySchema,
  call: (accounts, { name, delivery }) => accounts.changeAccount({ name, delivery }),
})
