'use client'

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { authCopy } from '@/lib/copy/auth'
import { fetchSession } from '@/lib/query/fetch-session'
import { useSession, useStores, useToast } from '@/stores/storefront-provider'
import { fillDelivery } from './fill-delivery'
import { isBackFromGoogle, isSessionNews } from './session-signs'

/** Asks who is signed in, and again when the shopper comes back to the tab or another tab has news. */
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
      return { changes, found: await fetchSession({ fetch: window.fetch.bind(window), signal }) }
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
    if (!data.found) return signOut()
    signIn(data.found)
    if (user === null && isBackFromGoogle()) showToast({ ...authCopy.signedIn, variant: 'default' })
  }, [data, session, showToast])

  useEffect(() => {
    if (isError) session.getState().miss()
  }, [isError, session])

  const preferences = useSession((state) => state.delivery)
  const userId = useSession((state) => state.user?.id)
  const filledFor = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (userId === undefined || !preferences || filledFor.current === userId) return
    filledFor.current = userId
    fillDelivery(delivery.getState(), preferences)
    void import('@/components/favourites/device-favourites').then(({ bringTogether }) =>
      bringTogether(userId),
    )
  }, [userId, preferences, delivery])

  return null
}
