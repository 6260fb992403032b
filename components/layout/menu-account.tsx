'use client'

import { LogIn, LogOut, User } from 'lucide-react'
import { useState } from 'react'
import { authCopy } from '@/lib/copy/auth'
import { siteCopy } from '@/lib/copy/site'
import { usePanel, useSession, useToast } from '@/stores/storefront-provider'

const { menu } = siteCopy

function preloadAuth() {
  void import('@/components/auth/auth-modal')
}

/** Who is shopping: picture, name and e-mail, or 'Visitante'. */
export function MenuAccount() {
  const user = useSession((state) => state.user)
  return (
    <div className="flex items-center gap-3.5 py-[18px]">
      <Avatar key={user?.avatarUrl} source={user?.avatarUrl ?? null} />
      <div className="min-w-0">
        <p className="truncate font-bold text-[19px]">{user?.name ?? menu.visitor}</p>
        {user && <p className="truncate text-[15px] text-muted-foreground">{user.email}</p>}
      </div>
    </div>
  )
}

function Avatar({ source }: { readonly source: string | null }) {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <span className="grid size-14 flex-none place-items-center overflow-hidden rounded-full bg-secondary text-secondary-foreground">
      {source !== null && !isBroken ? (
        <picture>
          <img
            src={source}
            alt=""
            width={56}
            height={56}
            className="size-14 object-cover"
            referrerPolicy="no-referrer"
            onError={() => setIsBroken(true)}
          />
        </picture>
      ) : (
        <User aria-hidden="true" className="size-6" />
      )}
    </span>
  )
}

/** At the bottom of the menu, under the thumb: the way in, or the way out. */
export function MenuAccountButton() {
  const isSignedIn = useSession((state) => state.user !== null)
  const signOut = useSession((state) => state.signOut)
  const { show, close } = usePanel((state) => state)
  const showToast = useToast((state) => state.show)

  if (!isSignedIn) {
    return (
      <button
        type="button"
        className="btn btn-primary btn-large w-full"
        aria-haspopup="dialog"
        onPointerEnter={preloadAuth}
        onFocus={preloadAuth}
        onClick={() => show('auth')}
      >
        <LogIn aria-hidden="true" className="size-5" />
        {menu.signIn}
      </button>
    )
  }
  return (
    <button
      type="button"
      className="btn btn-outline btn-large w-full"
      onClick={() => {
        signOut()
        close()
        showToast({ ...authCopy.signedOut, variant: 'default' })
      }}
    >
      <LogOut aria-hidden="true" className="size-5" />
      {menu.signOut}
    </button>
  )
}
