'use client'

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchSession } from '@/lib/browser/fetch-session'
import { authCopy } from '@/lib/copy/auth'
import { sessionEndedCopy } from '@/lib/copy/session-ended'
import { useSession, useStores, useToast } from '@/stores/storefront-provider'
import { hasSessionSign } from './session-presence'
import { isBackFromGoogle, isSessionNews, takeRefusal } from './session-signs'
import { settleDevice } from './settle-device'

/**
 * Asks who is signed in, and again when the shopper comes back to the tab or another tab has news; whatever brought
 * somebody or took them away, the device is settled here.
 */
export function SessionFollower() {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <Follow />
    </QueryClientProvider>
  )
}

function Follow() {
  const { session, delivery } = useStores()
  const showToast = useToast((state) => state.show)
  const { data, isError, refetch } = useQuery({
    queryKey: ['session'],
    queryFn: async ({ signal }) => {
      const { changes } = session.getState()
      const hadSign = takeRefusal() || hasSessionSign()
      return { changes, hadSign, found: await fetchSession({ fetch: window.fetch.bind(window), signal }) }
    },
    staleTime: 60_000,
    retry: 1,
  })

  useEffect(() => {
    const hear = (event: StorageEvent) => isSessionNews(event) && void refetch()
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [refetch])

  useEffect(() => {
    const { changes, user, signIn, signOut } = session.getState()
    // Somebody has come or gone while the answer was on its way.
    if (!data || data.changes !== changes) return
    if (!data.found) {
      if (data.hadSign) showToast({ ...sessionEndedCopy, variant: 'default' })
      return signOut()
    }
    signIn(data.found)
    if (user === null && isBackFromGoogle()) showToast({ ...authCopy.signedIn, variant: 'default' })
  }, [data, session, showToast])

  useEffect(() => {
    if (isError) session.getState().miss()
  }, [isError, session])

  // Null: nobody knows yet. What an answer only repeats fills nothing in that the shopper has emptied meanwhile.
  const known = useSession(({ changes, user, delivery }) =>
    changes > 0 ? JSON.stringify([user?.id, delivery]) : null,
  )
  useEffect(() => {
    if (known === null) return
    const { user, delivery: preferences } = session.getState()
    settleDevice(delivery.getState, user && preferences && { user, delivery: preferences })
  }, [known, session, delivery])

  return null
}
