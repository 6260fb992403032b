'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onSessionNews } from '@/components/accounts/session-news'
import { hasSessionSign } from '@/components/accounts/session-presence'
import { account } from '@/lib/api/account-answers'
import { type AccountCallFailure, callAccounts } from '@/lib/browser/call-accounts'
import { profileFreshness, queryClient } from '@/lib/browser/query-client'
import { sessionEndedCopy } from '@/lib/copy/auth'
import { useSession, useStores, useToast } from '@/stores/storefront-provider'

/** Milliseconds before retrying the service. */
const againMs = 10_000

const isEnded = (failure: AccountCallFailure['kind'] | null) =>
  failure === 'session-ended' || failure === 'auth-not-configured'

/** Reads the account anew. User and delivery details are the session's; only the dates are kept here. */
export function useAccount() {
  const { session } = useStores()
  const { user, delivery } = useSession((state) => state)
  const userId = user?.id
  const showToast = useToast((state) => state.show)

  const { data, isFetching, refetch } = useQuery(
    {
      ...profileFreshness,
      queryKey: ['account', userId],
      async queryFn({ signal }) {
        const wasSigned = userId !== undefined || hasSessionSign()
        return { wasSigned, answer: await callAccounts('/api/profile', { signal, schema: account }) }
      },
      refetchInterval: ({ state }) => (state.data?.answer.ok === false ? againMs : false),
    },
    queryClient(),
  )
  const found = data?.answer.ok ? data.answer.value : null
  const failure = data?.answer.ok === false ? data.answer.error.kind : null

  useEffect(() => onSessionNews(() => void refetch()), [refetch])
  useEffect(() => {
    const { signIn, signOut } = session.getState()
    if (found) {
      const { user, delivery } = found
      queryClient().setQueryData(['account', user.id], data)
      signIn({ user, delivery })
    } else if (isEnded(failure)) {
      if (data?.wasSigned) showToast(sessionEndedCopy)
      signOut()
    }
  }, [data, found, failure, session, showToast])

  return {
    // Hides another account's answer.
    account: delivery && found && user?.id === found.user.id ? { ...found, user, delivery } : null,
    failure: isEnded(failure) ? null : failure,
    isAsking: isFetching,
    retry: () => void refetch(),
  }
}
