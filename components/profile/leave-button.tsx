'use client'

import { LogOut } from 'lucide-react'
import { useSignOut } from '@/components/accounts/use-sign-out'
import { profileCopy } from '@/lib/copy/profile'

/** Leaves the account on this device; it works whatever the service of accounts says. */
export function LeaveButton() {
  const { isLeaving, signOut } = useSignOut()
  return (
    <button
      type="button"
      className="btn btn-outline"
      disabled={isLeaving}
      onClick={() => void signOut('local')}
    >
      <LogOut aria-hidden="true" className="size-5" />
      {profileCopy.sessions.here}
    </button>
  )
}
