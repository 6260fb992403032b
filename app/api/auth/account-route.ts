import type { AccountService } from '@/lib/accounts/account-service'
import type { AuthFailure } from '@/lib/accounts/auth-service'
import { failure, type Result } from '@/lib/domain/result'
import { type AuthRouteOptions, authRoute } from './auth-route'

type Options<Body> = Pick<AuthRouteOptions<Body>, 'schema'> & {
  readonly call: (accounts: AccountService, body: Body) => Promise<Result<object, AuthFailure>>
}

/**
 * The way of every POST about the account that a page shows: where the session is another user's by now, because
 * another tab has left and signed in anew, the one that is shown has ended, and nothing is read or written.
 */
export function accountRoute<Body extends { readonly accountId: string }>({ schema, call }: Options<Body>) {
  return authRoute({
    schema,
    limit: 'profile',
    async call({ auth, accounts }, body) {
      const session = await auth.findSession()
      if (!session.ok) return session
      if (session.value?.user.id !== body.accountId) return failure({ kind: 'session-ended' })
      return call(accounts, body)
    },
  })
}
