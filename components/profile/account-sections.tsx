'use client'

import { LogOut } from 'lucide-react'
import { useSignOut } from '@/components/accounts/use-sign-out'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { profileCopy } from '@/lib/copy/profile'
import type { Session } from '@/lib/domain/account'
import { PasswordSection } from './password-section'
import { PrivacySection } from './privacy-section'
import { DeliverySection, NameSection } from './saved-sections'
import { Section } from './section'

export function AccountSections({ user, delivery }: Session) {
  return (
    <>
      <NameSection user={user} />
      <DeliverySection accountId={user.id} delivery={delivery} />
      <PasswordSection user={user} />
      <SessionSection />
      <PrivacySection accountId={user.id} />
    </>
  )
}

function SessionSection() {
  const { isLeaving, signOut } = useSignOut()
  const { sessions } = profileCopy
  return (
    <Section title={sessions.title}>
      <Card className="flex flex-col gap-4 md:flex-row md:flex-wrap">
        <LeaveButton />
        <Button variant="outline" disabled={isLeaving} onClick={() => void signOut('global')}>
          {sessions.everywhere}
        </Button>
      </Card>
    </Section>
  )
}

/** Removes the account from this device, even when the service fails. */
export function LeaveButton() {
  const { isLeaving, signOut } = useSignOut()
  return (
    <Button variant="outline" disabled={isLeaving} onClick={() => void signOut('local')}>
      <LogOut className="size-5" />
      {profileCopy.sessions.here}
    </Button>
  )
}
