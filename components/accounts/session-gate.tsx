'use client'

import { useEffect } from 'react'
import { useLatePart } from '@/components/ui/late-part'
import { useSession } from '@/stores/storefront-provider'
import { hasSessionSign, isDeviceFilled } from './session-presence'

const loadFollower = () => import('./session-follower').then(({ SessionFollower }) => SessionFollower)

/** Loads the session only with a session hint or leftover data, so that guests load nothing. */
export function SessionGate() {
  const isSignedIn = useSession((state) => state.user !== null)
  const miss = useSession((state) => state.miss)
  const { Part: SessionFollower, hasFailed, request } = useLatePart(loadFollower, 'session')
  useEffect(() => {
    // Stays loaded: a signed-out user may have left data, and may return.
    const look = () => {
      if (isSignedIn || hasSessionSign() || isDeviceFilled()) request()
    }
    look()
    const moments = ['storage', 'pageshow', 'online']
    for (const moment of moments) window.addEventListener(moment, look)
    return () => {
      for (const moment of moments) window.removeEventListener(moment, look)
    }
  }, [isSignedIn, request])
  useEffect(() => {
    if (hasFailed) miss()
  }, [hasFailed, miss])
  return SessionFollower && <SessionFollower />
}
