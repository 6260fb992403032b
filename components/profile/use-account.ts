'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AccountCallFailure, callAccounts } from '@/lib/auth/call-accounts'
import { readAccount } from '@/lib/auth/read-answers'
import type { Account } from '@/lib/domain/account'
import { useSession, useStores } from '@/stores/storefront-provider'

/** Milliseconds after which a service that did not answer is asked again without being told to. */
const againMs = 10_000

type Found = { readonly account: Account | null; readonly failure: AccountCallFailure['kind'] | null }

/** The account of whoever is signed in, as the service has it now. */
export function useAccount() {
  const client = useQueryClient()
  const { session } = useStores()
  const userId = useSession((state) => state.user?.id)
  const { data, isFetching, refetch } = useQuery<Found>({
    queryKey: ['account', userId ?? null],
    async queryFn({ signal }) {
      const answer = await callAccounts('/api/profile', { fetch: window.fetch.bind(window), signal })
      if (!answer.ok) return { account: null, failure: answer.error.kind }
      const account = readAccount(answer.value)
      return { account, failure: account ? null : 'unreadable' }
    },
    refetchInterval: ({ state }) => (state.data?.failure ? againMs : false),
  })
  const isVisitor = data?.failure === 'session-ended' || data?.failure === 'auth-not-configured'
  useEffect(() => {
    if (isVisitor) session.getState().signOut()
  }, [isVisitor, session])

  return {
    account: data?.account ?? null,
    isVisitor,
    isFailed: data?.failure !== undefined && data.failure !== null && !isVisitor,
    isAsking: isFetching,
    retry: () => void refetch(),
    replace(account: Account) {
      client.setQueryData<Found>(['account', account.user.id], { account, failure: null })
      session.getState().signIn({ user: account.user, delivery: account.delivery })
    },
  }
}
