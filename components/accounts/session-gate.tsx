'use client'

import { useEffect, useState } from 'react'
import { lazyPart } from '@/components/shop/late-part'
import { useSession } from '@/stores/storefront-provider'
import { hasSessionSign, isDeviceFilled } from './session-presence'

const SessionFollower = lazyPart(() => import('./session-follower'), 'SessionFollower')
const moments = ['storage', 'pageshow', 'online']

/** Loads the session only with a session hint or leftover data, so that guests load nothing. */
export function SessionGate() {
  const isSignedIn = useSession((state) => state.user !== null)
  const miss = useSession((state) => state.miss)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    // Stays: a signed-out user may have left data, and may return.
    const look = () => {
      if (isSignedIn || hasSessionSign() || isDeviceFilled()) setWanted(true)
    }
    look()
    const leaving = new AbortController()
    for (const moment of moments) window.addEventListener(moment, look, { signal: leaving.signal })
    return () => leaving.abort()
  }, [isSignedIn])
  return <SessionFollower isWanted={isWanted} onFailure={miss} />
}
