'use client'

import { useState } from 'react'
import { callAccounts } from '@/lib/auth/call-accounts'
import { readAccount } from '@/lib/auth/read-answers'
import { authFailureText } from '@/lib/copy/auth-failure'
import { profileCopy } from '@/lib/copy/profile'
import type { Account, AccountChange } from '@/lib/domain/account'
import { useToast } from '@/stores/storefront-provider'

/** Saves a part of the account and says how it went. */
export function useSaveAccount(onChange: (account: Account) => void) {
  const [isSaving, setIsSaving] = useState(false)
  const showToast = useToast((state) => state.show)

  async function save(change: Pick<AccountChange, 'name' | 'delivery'>): Promise<void> {
    setIsSaving(true)
    const answer = await callAccounts('/api/profile', { fetch: window.fetch.bind(window), body: change })
    setIsSaving(false)
    const account = answer.ok ? readAccount(answer.value) : null
    if (!account) {
      const kind = answer.ok ? 'unreadable' : answer.error.kind
      return showToast({ ...authFailureText(kind), variant: 'destructive' })
    }
    onChange(account)
    showToast({ ...profileCopy.saved, variant: 'default' })
  }

  return { isSaving, save }
}
