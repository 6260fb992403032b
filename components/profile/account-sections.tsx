'use client'

import type { Account } from '@/lib/domain/account'
import { DeliverySection } from './delivery-section'
import { NameSection } from './name-section'
import { PasswordSection } from './password-section'
import { PrivacySection } from './privacy-section'
import { SessionSection } from './session-section'

type Props = { readonly account: Account; readonly onChange: (account: Account) => void }

/** What only a signed-in user has, from what is changed often to what is done once. */
export function AccountSections({ account, onChange }: Props) {
  return (
    <>
      <NameSection user={account.user} onChange={onChange} />
      <DeliverySection account={account} onChange={onChange} />
      <PasswordSection user={account.user} />
      <SessionSection />
      <PrivacySection accountId={account.user.id} />
    </>
  )
}
