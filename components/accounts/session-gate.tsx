'use client'

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useSession } from '@/stores/storefront-provider'
import { hasSessionSign, isDeviceFilled } from './session-presence'

const SessionFollower = lazy<() => ReactNode>(() =>
  import('./session-follower').then(
    (module) => ({ default: module.SessionFollower }),
    // Without a connection nobody can be asked: the page stays, and says so where it shows who is there.
    () => ({ default: Unanswered }),
  ),
)

/**
 * Asks who is signed in only where a cookie without content says that somebody is, or where somebody who was has left
 * something: guests load nothing for it.
 */
export function SessionGate() {
  const isSignedIn = useSession((state) => state.user !== null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    // A gate that was opened stays open: whoever has gone has left the device to settle, and may come back.
    const look = () => setIsOpen((wasOpen) => wasOpen || isSignedIn || hasSessionSign() || isDeviceFilled())
    look()
    const moments = ['storage', 'pageshow']
    for (const moment of moments) window.addEventListener(moment, look)
    return () => {
      for (const moment of moments) window.removeEventListener(moment, look)
    }
  }, [isSignedIn])
  if (!isOpen && !isSignedIn) return null
  return (
    <Suspense fallback={null}>
      <SessionFollower />
    </Suspense>
  )
}

function Unanswered(): ReactNode {
  const miss = useSession((state) => state.miss)
  useEffect(() => miss(), [miss])
  return null
}
