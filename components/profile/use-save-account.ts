'use client'

import { useState } from 'react'
import { callShownAccount } from '@/components/accounts/call-shown-account'
import { readAccount } from '@/lib/browser/read-answers'
import { authFailureText } from '@/lib/copy/auth-failure'
import { profileCopy } from '@/lib/copy/profile'
import type { Account, AccountChange } from '@/lib/domain/account'
import { useToast } from '@/stores/storefront-provider'

type Options = { readonly accountId: string; readonly onChange: (account: Account) => void }

/** Saves a part of the account and says how it went. */
export function useSaveAccount({ accountId, onChange }: Options) {
  const [isSaving, setIsSaving] = useState(false)
  const showToast = useToast((state) => state.show)

  async function save(change: Pick<AccountChange, 'name' | 'delivery'>): Promise<void> {
    setIsSaving(true)
    const answer = await callShownAccount('/api/profile', { accountId, body: change })
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
