import { profileBodySchema } from '@/lib/api/account-messages'
import { accountRoute, authReadRoute } from '../auth/auth-route'

/** The account of the signed-in user. */
export const GET = authReadRoute({
  limit: 'profile',
  call: ({ accounts }) => accounts.findAccount(),
})

/** Changes name or delivery preferences, and answers with the account as it is now. */
export const POST = accountRoute({
  schema: profileBodySchema,
  call: (accounts, { name, delivery }) => accounts.changeAccount({ name, delivery }),
})
