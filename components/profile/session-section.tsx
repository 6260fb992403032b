'use client'

import { useSignOut } from '@/components/accounts/use-sign-out'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { profileCopy } from '@/lib/copy/profile'
import { LeaveButton } from './leave-button'
import { Section } from './section'

/** The ways out. */
export function SessionSection() {
  const { isLeaving, signOut } = useSignOut()
  const { sessions } = profileCopy
  return (
    <Section title={sessions.title}>
      <Card variant="box">
        <LeaveButton />
        <Button variant="outline" disabled={isLeaving} onClick={() => void signOut('global')}>
          {sessions.everywhere}
        </Button>
      </Card>
    </Section>
  )
}
