'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { session } from '@/lib/api/account-answers'
import { callAccounts } from '@/lib/browser/call-accounts'
import { queryClient, resetPersonalAnswers } from '@/lib/browser/query-client'
import { authCopy, sessionEndedCopy } from '@/lib/copy/auth'
import type { Session } from '@/lib/domain/account'
import { openDelivery } from '@/stores/delivery'
import { useSession, useStores, useToast } from '@/stores/storefront-provider'
import { adoptAccountData } from './adopt-account-data'
import { isBackFromGoogle, onSessionNews, takeRefusal } from './session-news'
import { hasSessionSign } from './session-presence'

/** Follows the session, on focus and on news from other tabs, and updates this device. */
export function SessionFollower() {
  const stores = useStores()
  const { session } = stores
  const showToast = useToast((state) => state.show)
  const { data, errorUpdatedAt, refetch } = useQuery(
    {
      queryKey: ['session'],
      queryFn: async ({ signal }) => {
        const { changes } = session.getState()
        const hadSign = takeRefusal() || hasSessionSign()
        return { changes, hadSign, found: await fetchSession({ signal }) }
      },
      staleTime: 60_000,
    },
    queryClient(),
  )

  useEffect(() => onSessionNews(() => void refetch()), [refetch])

  useEffect(() => {
    const { changes, user, signIn, signOut } = session.getState()
    // The session changed during the request.
    if (!data || data.changes !== changes) return
    if (!data.found) {
      if (data.hadSign) showToast({ ...sessionEndedCopy, variant: 'default' })
      return signOut()
    }
    signIn(data.found)
    if (user === null && isBackFromGoogle()) showToast({ ...authCopy.signedIn, variant: 'default' })
  }, [data, session, showToast])

  // Keyed by time: a second failure is no change of state, and may come after a sign-out.
  useEffect(() => {
    if (errorUpdatedAt > 0) session.getState().miss()
  }, [errorUpdatedAt, session])

  // Null: unknown. A repeated answer must not refill fields the shopper cleared.
  const { changes, user, delivery } = useSession((state) => state)
  const known = changes > 0 ? JSON.stringify([user?.id, delivery]) : null
  // Null before the first answer, which is no change of user.
  const person = useRef<string | null>(null)
  useEffect(() => {
    if (known === null) return
    const { user, delivery: preferences } = session.getState()
    const present = user?.id ?? 'visitor'
    if (person.current !== present && (person.current !== null || !user)) resetPersonalAnswers()
    person.current = present
    adoptAccountData(openDelivery(stores).getState, user && preferences && { user, delivery: preferences })
  }, [known, session, stores])

  return null
}

/** Throws while unknown, for TanStack Query. */
async function fetchSession({ signal }: { readonly signal: AbortSignal }): Promise<Session | null> {
  const answer = await callAccounts('/api/auth/session', { signal, schema: session })
  if (!answer.ok) throw new Error(answer.error.kind)
  return answer.value
}
