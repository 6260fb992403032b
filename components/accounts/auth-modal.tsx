'use client'

import { useEffect, useRef, useState } from 'react'
import { PanelSheet } from '@/components/layout/panel-sheet'
import { authCopy } from '@/lib/copy/auth'
import { usePanel, useSession } from '@/stores/storefront-provider'
import { AuthForm, type AuthMode } from './auth-form'
import { ConfirmEmail, type WaitingMail, waitingMail } from './confirm-email'

/** Shows 'Entrar' and 'Criar Conta' to visitors. Reopened after a sign-up, it shows the confirmation step. */
export function AuthModal() {
  const isVisitor = useSession((state) => state.user === null)
  const isWanted = usePanel((state) => state.open === 'auth')
  const close = usePanel((state) => state.close)
  const [mode, setMode] = useState<AuthMode>('signIn')
  const [waiting, setWaiting] = useState<WaitingMail | null>(null)
  const emailField = useRef<HTMLInputElement>(null)
  const { title, description } = waiting ? authCopy.confirmEmail : authCopy[mode]

  function wait(next: WaitingMail | null) {
    waitingMail.write(next)
    setWaiting(next)
  }

  function goBack(next: AuthMode) {
    wait(null)
    setMode(next)
  }

  useEffect(() => {
    if (isWanted) setWaiting(waitingMail.read())
  }, [isWanted])
  // Reset, not only hidden: a user may sign out again.
  useEffect(() => {
    if (isVisitor) return
    waitingMail.write(null)
    setWaiting(null)
    if (isWanted) close()
  }, [isWanted, isVisitor, close])
  return (
    <PanelSheet
      panel="auth"
      isReady={isVisitor}
      title={title}
      description={description}
      firstField={emailField}
    >
      {waiting ? (
        <ConfirmEmail
          waiting={waiting}
          onResent={() => wait({ ...waiting, sentAt: Date.now() })}
          onOtherEmail={() => goBack('signUp')}
          onSignIn={() => goBack('signIn')}
        />
      ) : (
        <AuthForm mode={mode} onModeChange={setMode} onWaiting={wait} emailField={emailField} />
      )}
    </PanelSheet>
  )
}
