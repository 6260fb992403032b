'use client'

import { useState } from 'react'
import type { SignOutBody } from '@/lib/api/auth-messages'
import { postAuth } from '@/lib/browser/call-accounts'
import { authFailureText } from '@/lib/copy/account-problems'
import { authCopy } from '@/lib/copy/auth'
import { useStores, useToast } from '@/stores/storefront-provider'
import { announceSession } from './session-news'

/** Signs out at the service and removes account data from the device. */
export function useSignOut() {
  const { session } = useStores()
  const showToast = useToast((state) => state.show)
  const [isLeaving, setIsLeaving] = useState(false)

  function leave(): void {
    session.getState().signOut()
    announceSession()
  }

  async function signOut(scope: SignOutBody['scope']): Promise<boolean> {
    setIsLeaving(true)
    const result = await postAuth({ action: 'sign-out', body: { scope } })
    setIsLeaving(false)
    if (!result.ok && result.error.kind !== 'auth-not-configured') {
      showToast({ ...authFailureText(result.error.kind), variant: 'destructive' })
      return false
    }
    leave()
    showToast(authCopy.signedOut)
    return true
  }

  return { isLeaving, signOut, leave }
}
