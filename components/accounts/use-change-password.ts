'use client'

import { useState } from 'react'
import type { NewPasswordBody } from '@/lib/api/auth-messages'
import { postAuth } from '@/lib/browser/post-auth'
import { accountPagesCopy } from '@/lib/copy/account-pages'
import { authFailureText } from '@/lib/copy/account-problems'
import { useToast } from '@/stores/storefront-provider'
import { doubtSession } from './session-news'

export function useChangePassword(onChanged: () => void) {
  const [isRunning, setIsRunning] = useState(false)
  const showToast = useToast((state) => state.show)

  async function change(body: NewPasswordBody): Promise<void> {
    setIsRunning(true)
    const result = await postAuth({ action: 'new-password', body })
    setIsRunning(false)
    if (!result.ok) {
      if (result.error.kind === 'session-ended') doubtSession()
      return showToast({ ...authFailureText(result.error.kind, result.error.rule), variant: 'destructive' })
    }
    showToast({ ...accountPagesCopy.newPassword.saved, variant: 'default' })
    onChanged()
  }

  return { isRunning, change }
}
