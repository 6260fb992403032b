import { UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { SkipLink } from '@/components/shop/canopy'
import { deskFrameCopy } from '@/lib/desk/copy/frame'
import { useDeskUser } from '../sign-in/session'
import { AccountWindow } from './account-window'
import { DeskNav } from './desk-nav'
import { useLiveOrders, useNewOrders } from './live'
import { ShortcutHelp } from './shortcut-help'
import { StaleNote } from './stale-note'

type Props = { readonly storeName: string; readonly children: ReactNode }

export function DeskFrame({ storeName, children }: Props) {
  const user = useDeskUser()
  const [isAccountOpen, setAccountOpen] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  useLiveOrders()
  useNewOrders()
  return (
    <div className="desk-frame">
      <SkipLink>{deskFrameCopy.skipToContent}</SkipLink>
      <header className="desk-header">
        <p className="desk-brand">
          <span className="desk-brand-name">{storeName}</span>
          <span className="desk-brand-part">{deskFrameCopy.name}</span>
        </p>
        <DeskNav />
        <div className="desk-header-end">
          <button type="button" className="desk-help-button" onClick={() => setHelpOpen(true)}>
            {deskFrameCopy.shortcuts.open}
          </button>
          <button
            type="button"
            className="desk-user"
            aria-label={deskFrameCopy.account.open(user)}
            onClick={() => setAccountOpen(true)}
          >
            <UserRound />
            <span className="desk-user-name">{user}</span>
          </button>
        </div>
      </header>
      <main id="conteudo" className="desk-main" tabIndex={-1}>
        <StaleNote />
        {children}
      </main>
      {isAccountOpen && <AccountWindow user={user} onClose={() => setAccountOpen(false)} />}
      {isHelpOpen && <ShortcutHelp onClose={() => setHelpOpen(false)} />}
    </div>
  )
}
