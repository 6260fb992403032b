'use client'

import Link from 'next/link'
import { useAccountState } from '@/components/accounts/session-presence'
import { buttonVariants } from '@/components/ui/button'
import { siteCopy } from '@/lib/copy/site'
import { paths } from '@/lib/domain/paths'
import { usePanelButton } from './panel-buttons'

const shortcut = buttonVariants({ variant: 'ghost', className: 'px-3' })

export function HeaderAccount() {
  const isVisitor = useAccountState() === 'visitor'
  const button = usePanelButton('auth')
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
