'use client'

import { useEffect } from 'react'
import { useLatePart } from '@/components/ui/late-part'
import { useSession } from '@/stores/storefront-provider'
import { hasSessionSign, isDeviceFilled } from './session-presence'

const loadFollower = () => import('./session-follower').then(({ SessionFollower }) => SessionFollower)

/**
 * Asks who is signed in only where a cookie without content says that a user is, or where a former one has left
 * something: guests load nothing for it. Without a connection there is no answer: the page stays, and says so where it
 * shows who is there.
 */
export function SessionGate() {
  const isSignedIn = useSession((state) => state.user !== null)
  const miss = useSession((state) => state.miss)
  const { Part: SessionFollower, hasFailed, request } = useLatePart(loadFollower, 'session')
  useEffect(() => {
    // What was loaded stays: a user who signed out has left data on the device, and may come back.
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
