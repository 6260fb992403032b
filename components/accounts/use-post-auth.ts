'use client'

import { useState } from 'react'
import type { AuthOutcome, AuthRequest, NewPasswordBody } from '@/lib/api/auth-messages'
import { type AccountCallFailure, postAuth } from '@/lib/browser/call-accounts'
import { accountPagesCopy } from '@/lib/copy/account-pages'
import { authFailureText } from '@/lib/copy/account-problems'
import { useToast } from '@/stores/storefront-provider'
import { doubtSession } from './session-news'

/** Sends requests of a form; shows why one was refused. */
export function usePostAuth() {
  const [running, setRunning] = useState<AuthRequest['action'] | null>(null)
  const showToast = useToast((state) => state.show)

  /** Returns null after a refusal. */
  async function post(
    request: AuthRequest,
    onRefused?: (kind: AccountCallFailure['kind']) => void,
  ): Promise<AuthOutcome | null> {
    setRunning(request.action)
    const result = await postAuth(request)
    setRunning(null)
    if (result.ok) return result.value
    const { kind, rule } = result.error
    onRefused?.(kind)
    const variant = kind === 'auth-not-configured' ? 'default' : 'destructive'
    showToast({ ...authFailureText(kind, rule), variant })
    return null
  }

  return { running, post }
}

export function useChangePassword(onChanged: () => void) {
  const { running, post } = usePostAuth()
  const showToast = useToast((state) => state.show)

  async function change(body: NewPasswordBody): Promise<void> {
    const changed = await post({ action: 'new-password', body }, (kind) => {
      if (kind === 'session-ended') doubtSession()
    })
    if (!changed) return
    showToast(accountPagesCopy.newPassword.saved)
    onChanged()
  }

  return { isRunning: running !== null, change }
}
