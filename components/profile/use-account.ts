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

type Found = { readonly account: Account | null; readonly failure: AccountCallFailure['kind'] | null }

const isEnded = (failure: Found['failure']) =>
  failure === 'session-ended' || failure === 'auth-not-configured'

async function findAccount(signal: AbortSignal): Promise<Found> {
  const answer = await callAccounts('/api/profile', { signal, schema: account })
  return answer.ok ? { account: answer.value, failure: null } : { account: null, failure: answer.error.kind }
}

export function useAccount() {
  const { session } = useStores()
  const userId = useSession((state) => state.user?.id)
  const showToast = useToast((state) => state.show)

  function replace(account: Account) {
    queryClient().setQueryData<Found>(['account', account.user.id], { account, failure: null })
    session.getState().signIn({ user: account.user, delivery: account.delivery })
  }

  const { data, isFetching, refetch } = useQuery<Found>(
    {
      ...profileFreshness,
      queryKey: ['account', userId ?? null],
      async queryFn({ signal }) {
        const hadSign = hasSessionSign()
        const found = await findAccount(signal)
        const now = session.getState()
        // Ignored if the session changed during the request.
        if (now.user?.id === userId) {
          if (isEnded(found.failure)) {
            if (hadSign || userId !== undefined) showToast(sessionEndedCopy)
            now.signOut()
          }
          if (found.account && found.account.user.id !== now.user?.id) replace(found.account)
        }
        return found
      },
      refetchInterval: ({ state }) => (state.data?.failure ? againMs : false),
    },
    queryClient(),
  )

  useEffect(() => onSessionNews(() => void refetch()), [refetch])

  const failure = data?.failure ?? null
  return {
    // Hides another account's answer.
    account: data?.account?.user.id === userId ? (data?.account ?? null) : null,
    failure: isEnded(failure) ? null : failure,
    isAsking: isFetching,
    retry: () => void refetch(),
    replace,
  }
}
