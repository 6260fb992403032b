'use client'

import { useSignOut } from '@/components/accounts/use-sign-out'
import { Button } from '@/components/ui/button'
import { LogOut } from '@/components/ui/panel-icons'
import { profileCopy } from '@/lib/copy/profile'

/** Leaves the account on this device; it works whatever the service of accounts says. */
export function LeaveButton() {
  const { isLeaving, signOut } = useSignOut()
  return (
    <Button variant="outline" disabled={isLeaving} onClick={() => void signOut('local')}>
      <LogOut className="size-5" />
      {profileCopy.sessions.here}
    </Button>
  )
}
