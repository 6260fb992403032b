'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onSessionNews } from '@/components/accounts/session-news'
import { hasSessionSign } from '@/components/accounts/session-presence'
import { account } from '@/lib/api/account-answers'
import { type AccountCallFailure, callAccounts } from '@/lib/browser/call-accounts'
import { profileFreshness, queryClient } from '@/lib/browser/query-client'
import { sessionEndedCopy } from '@/lib/copy/auth'
import type { Account } from '@/lib/domain/account'
import { useSession, useStores, useToast } from '@/stores/storefront-provider'

/** Milliseconds before retrying the service. */
const againMs = 10_000

type Dates = Pick<Account, 'createdAt' | 'deletionRequestedAt'>
type Found = { readonly dates: Dates | null; readonly failure: AccountCallFailure['kind'] | null }

const isEnded = (failure: Found['failure']) =>
  failure === 'session-ended' || failure === 'auth-not-configured'

/** Reads the account anew. User and delivery details are the session's; only the dates are kept here. */
export function useAccount() {
  const { session } = useStores()
  const { user, delivery } = useSession((state) => state)
  const userId = user?.id
  const showToast = useToast((state) => state.show)

  const { data, isFetching, refetch } = useQuery<Found>(
    {
      ...profileFreshness,
      queryKey: ['account', userId ?? null],
      async queryFn({ signal }) {
        const hadSign = hasSessionSign()
        const answer = await callAccounts('/api/profile', { signal, schema: account })
        const now = session.getState()
        // Ignored if the session changed during the request.
        const isCurrent = now.user?.id === userId
        if (!answer.ok) {
          const { kind: failure } = answer.error
          if (isCurrent && isEnded(failure)) {
            if (hadSign || userId !== undefined) showToast(sessionEndedCopy)
            now.signOut()
          }
          return { dates: null, failure }
        }
        const { user, delivery, ...dates } = answer.value
        const found = { dates, failure: null }
        if (isCurrent) {
          queryClient().setQueryData<Found>(['account', user.id], found)
          now.signIn({ user, delivery })
        }
        // Hides another account's answer.
        return user.id === userId ? found : { dates: null, failure: null }
      },
      refetchInterval: ({ state }) => (state.data?.failure ? againMs : false),
    },
    queryClient(),
  )

  useEffect(() => onSessionNews(() => void refetch()), [refetch])

  const failure = data?.failure ?? null
  return {
    account: user && delivery && data?.dates ? { user, delivery, ...data.dates } : null,
    failure: isEnded(failure) ? null : failure,
    isAsking: isFetching,
    retry: () => void refetch(),
  }
}
