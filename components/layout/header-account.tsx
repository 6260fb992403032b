'use client'

import Link from 'next/link'
import { useAccountState } from '@/components/accounts/session-presence'
import { buttonVariants } from '@/components/ui/button'
import { siteCopy } from '@/lib/copy/site'
import { paths } from '@/lib/domain/paths'
import { usePanel } from '@/stores/storefront-provider'

function preloadAuth() {
  import('@/components/accounts/auth-modal').catch(() => undefined)
}

const shortcut = buttonVariants({ variant: 'ghost', className: 'px-3' })

export function HeaderAccount() {
  const isVisitor = useAccountState() === 'visitor'
  const show = usePanel((panels) => panels.show)
  if (!isVisitor) {
    return (
      <Link href={paths.profile} prefetch={false} className={shortcut}>
        {siteCopy.menu.profile}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={shortcut}
      aria-haspopup="dialog"
      onPointerEnter={preloadAuth}
      onFocus={preloadAuth}
      onClick={() => show('auth')}
    >
      {siteCopy.signIn}
    </button>
  )
}
