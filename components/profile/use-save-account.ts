'use client'

import { useState } from 'react'
import { callShownAccount } from '@/components/accounts/call-shown-account'
import { account } from '@/lib/browser/account-decoders'
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
    const answer = await callShownAccount('/api/profile', { accountId, body: change, decode: account })
    setIsSaving(false)
    if (!answer.ok) return showToast({ ...authFailureText(answer.error.kind), variant: 'destructive' })
    onChange(answer.value)
    showToast({ ...profileCopy.saved, variant: 'default' })
  }

  return { isSaving, save }
}
