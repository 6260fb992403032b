'use client'

import { useState } from 'react'
import type { SignOutBody } from '@/lib/auth/contract'
import { postAuth } from '@/lib/auth/post-auth'
import { authCopy } from '@/lib/copy/auth'
import { authFailureText } from '@/lib/copy/auth-failure'
import { useStores, useToast } from '@/stores/storefront-provider'
import { emptyDelivery } from './fill-delivery'
import { announceSession } from './session-signs'

/** Signs out at the service, and takes what belongs to the account out of this device. */
export function useSignOut() {
  const { session, delivery } = useStores()
  const showToast = useToast((state) => state.show)
  const [isLeaving, setIsLeaving] = useState(false)

  /** What remains to be done here once the session is over. */
  async function leaveDevice(): Promise<void> {
    emptyDelivery(delivery.getState(), session.getState().delivery)
    session.getState().signOut()
    const { forgetFavourites } = await import('@/components/favourites/device-favourites')
    forgetFavourites()
    announceSession()
  }

  async function signOut(scope: SignOutBody['scope']): Promise<boolean> {
    setIsLeaving(true)
    const result = await postAuth(
      { action: 'sign-out', body: { scope } },
      { fetch: window.fetch.bind(window) },
    )
    setIsLeaving(false)
    if (!result.ok && result.error.kind !== 'auth-not-configured') {
      showToast({ ...authFailureText(result.error.kind), variant: 'destructive' })
      return false
    }
    void leaveDevice()
    showToast({ ...authCopy.signedOut, variant: 'default' })
    return true
  }

  return { isLeaving, signOut, leaveDevice }
}
