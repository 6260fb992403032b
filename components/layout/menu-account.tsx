'use client'

import { LogIn, LogOut } from 'lucide-react'
import { Avatar } from '@/components/accounts/avatar'
import { useAccountState } from '@/components/accounts/session-presence'
import { useSignOut } from '@/components/accounts/use-sign-out'
import { Button } from '@/components/ui/button'
import { authCopy } from '@/lib/copy/auth'
import { headerCopy } from '@/lib/copy/header'
import { siteCopy } from '@/lib/copy/site'
import { usePanel, useSession } from '@/stores/storefront-provider'
import { usePanelButton } from './panel-buttons'

const { menu } = siteCopy

/** Fixed height for all states. */
export function MenuAccount() {
  const state = useAccountState()
  const user = useSession(({ user }) => user)
  const name = { visitor: menu.visitor, unavailable: authCopy.unavailable.title, loading: headerCopy.loading }
  return (
    <div className="flex min-h-19 items-center gap-4 py-2.5">
      <Avatar key={user?.avatarUrl} user={user} />
      <div className="min-w-0">
        <p className="wrap-anywhere font-bold text-lg">{state === 'signed-in' ? user?.name : name[state]}</p>
        {user && <p className="wrap-anywhere text-md text-muted-foreground">{user.email}</p>}
        {state === 'unavailable' && (
          <p className="text-md text-muted-foreground">{authCopy.unavailable.hint}</p>
        )}
      </div>
    </div>
  )
}

export function MenuAccountButton() {
  const state = useAccountState()
  const { isLeaving, signOut } = useSignOut()
  const close = usePanel((panels) => panels.close)
  const signInButton = usePanelButton('auth')

  if (state === 'visitor') {
    return (
      <Button size="lg" className="w-full" {...signInButton}>
        <LogIn className="size-5" />
        {menu.signIn}
      </Button>
    )
  }
  return (
    <Button
      variant="outline"
      size="lg"
      className="w-full"
      aria-busy={isLeaving}
      disabled={isLeaving}
      onClick={async () => {
        if (await signOut('local')) close()
      }}
    >
      <LogOut className="size-5" />
      {menu.signOut}
    </Button>
  )
}
