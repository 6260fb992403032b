import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { DeskOrderPage } from '@/lib/desk/api/orders'
import { isBellOn, ringBell, wakeBell } from '@/lib/desk/browser/bell'
import { readDesk } from '@/lib/desk/browser/call-desk'
import { followChanges } from '@/lib/desk/browser/follow-changes'
import { followNewOrders, toPickCount } from '@/lib/desk/browser/new-orders'
import { deskOrdersCopy } from '@/lib/desk/copy/orders'
import { deskQueries, ordersKey } from '../desk-queries'
import { deskSession } from '../sign-in/session'
import { announce } from './notices'

type Connection = {
  /** Milliseconds since 1970; last answer about orders. */
  readonly heardAt: number
  /** Error of the connection; null while connected. */
  readonly lost: unknown
}

export const connection = createStore<Connection>(() => ({ heardAt: 0, lost: null }))

/** Refetches orders after every change while a user is signed in. */
export function useLiveOrders(): void {
  const isSignedIn = useStore(deskSession, ({ phase }) => phase === 'signed-in')
  useEffect(() => {
    if (!isSignedIn) return
    const stop = followChanges({
      onChange: () => void deskQueries.invalidateQueries({ queryKey: ordersKey }),
      onHeard: () => connection.setState({ heardAt: Date.now(), lost: null }),
      onLost: (lost) => connection.setState({ lost }),
    })
    return () => {
      stop()
      connection.setState(connection.getInitialState())
    }
  }, [isSignedIn])
}

/** Shares one query for the newest open orders between all views. */
function useNewestOrders() {
  return useQuery({
    queryKey: [...ordersKey, 'arrivals'],
    queryFn: ({ signal }) => readDesk<DeskOrderPage>('/api/desk/orders?view=arrivals', signal),
  }).data
}

export function useToPickCount(): number {
  const counts = useNewestOrders()?.counts
  return counts ? toPickCount(counts) : 0
}

/** Announces new orders, also by the bell if enabled. */
export function useNewOrders(): void {
  const page = useNewestOrders()
  const [newOrdersOf] = useState(followNewOrders)
  useEffect(wakeBell, [])
  useEffect(() => {
    if (!page) return
    const arrived = newOrdersOf(page)
    if (!arrived[0]) return
    announce(deskOrdersCopy.arrived(arrived.length, arrived[0].code))
    if (isBellOn()) ringBell()
  }, [page, newOrdersOf])
}

const suffix = document.title

/** Sets the tab's title: waiting orders, view, desk. */
export function useDeskTitle(title: string): void {
  const waiting = useToPickCount()
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${suffix}`
    return () => {
      document.title = suffix
    }
  }, [title, waiting])
}
