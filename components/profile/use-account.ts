'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hasSessionSign } from '@/components/accounts/session-presence'
import { isSessionNews } from '@/components/accounts/session-signs'
import { type AccountCallFailure, callAccounts } from '@/lib/browser/call-accounts'
import { readAccount } from '@/lib/browser/read-answers'
import { sessionEndedCopy } from '@/lib/copy/session-ended'
import type { Account } from '@/lib/domain/account'
import { useSession, useStores, useToast } from '@/stores/storefront-provider'

/** Milliseconds after which a service that did not answer is asked again without being told to. */
const againMs = 10_000

type Found = { readonly account: Account | null; readonly failure: AccountCallFailure['kind'] | null }

const isEnded = (failure: Found['failure']) =>
  failure === 'session-ended' || failure === 'auth-not-configured'

async function findAccount(signal: AbortSignal): Promise<Found> {
  const answer = await callAccounts('/api/profile', { fetch: window.fetch.bind(window), signal })
  if (!answer.ok) return { account: null, failure: answer.error.kind }
  const account = readAccount(answer.value)
  return { account, failure: account ? null : 'unreadable' }
}

/** The account of whoever is signed in, as the service has it now; the rest of the page hears who that is. */
export function useAccount() {
  const client = useQueryClient()
  const { session } = useStores()
  const userId = useSession((state) => state.user?.id)
  const showToast = useToast((state) => state.show)

  function replace(account: Account) {
    client.setQueryData<Found>(['account', account.user.id], { account, failure: null })
    session.getState().signIn({ user: account.user, delivery: account.delivery })
  }

  const { data, isFetching, refetch } = useQuery<Found>({
    queryKey: ['account', userId ?? null],
    async queryFn({ signal }) {
      const hadSign = hasSessionSign()
      const found = await findAccount(signal)
      const now = session.getState()
      // Unless somebody has come or gone while the answer was on its way.
      if (now.user?.id === userId) {
        if (isEnded(found.failure)) {
          if (hadSign || userId !== undefined) showToast({ ...sessionEndedCopy, variant: 'default' })
          now.signOut()
        }
        if (found.account && found.account.user.id !== now.user?.id) replace(found.account)
      }
      return found
    },
    refetchInterval: ({ state }) => (state.data?.failure ? againMs : false),
  })

  useEffect(() => {
    const hear = (event: StorageEvent) => isSessionNews(event) && void refetch()
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [refetch])

  const failure = data?.failure ?? null
  return {
    // What another one's session had answered is nobody's now.
    account: data?.account?.user.id === userId ? (data?.account ?? null) : null,
    failure: isEnded(failure) ? null : failure,
    isAsking: isFetching,
    retry: () => void refetch(),
    replace,
  }
}
