'use client'

import { LogOut } from 'lucide-react'
import { useSignOut } from '@/components/auth/use-sign-out'
import { profileCopy } from '@/lib/copy/profile'
import { Section } from './section'

/** The ways out. */
export function SessionSection() {
  const { isLeaving, signOut } = useSignOut()
  const { sessions } = profileCopy
  return (
    <Section title={sessions.title}>
      <div className="profile-box">
        <button
          type="button"
          className="btn btn-outline"
          disabled={isLeaving}
          onClick={() => void signOut('local')}
        >
          <LogOut aria-hidden="true" className="size-5" />
          {sessions.here}
        </button>
        <button
          type="button"
          className="btn btn-outline"
          disabled={isLeaving}
          onClick={() => void signOut('global')}
        >
          {sessions.everywhere}
        </button>
      </div>
    </Section>
  )
}
