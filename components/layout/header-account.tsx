'use client'

import Link from 'next/link'
import { useAccountState } from '@/components/accounts/session-presence'
import { buttonVariants } from '@/components/ui/button'
import { siteCopy } from '@/lib/copy/site'
import { paths } from '@/lib/domain/paths'
import { usePanel } from '@/stores/storefront-provider'

const shortcut = buttonVariants({ variant: 'ghost', className: 'px-3' })

/** Opens the sign-in, whose code loads on the first touch. */
export function useSignInButton() {
  const show = usePanel((panels) => panels.show)
  const preload = () => void import('@/components/accounts/auth-modal').catch(() => undefined)
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => show('auth'),
  } as const
}

export function HeaderAccount() {
  const isVisitor = useAccountState() === 'visitor'
  const button = useSignInButton()
  if (!isVisitor) {
    return (
      <Link href={paths.profile} prefetch={false} className={shortcut}>
        {siteCopy.menu.profile}
      </Link>
    )
  }
  return (
    <button type="button" className={shortcut} {...button}>
      {siteCopy.signIn}
    </button>
  )
}
