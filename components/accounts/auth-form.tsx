'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { TextField } from '@/components/shop/text-field'
import { Button } from '@/components/ui/button'
import { signInWays } from '@/lib/api/account-answers'
import { callAccounts } from '@/lib/browser/call-accounts'
import { authCopy } from '@/lib/copy/auth'
import { AccountForm } from './account-form'
import type { WaitingMail } from './confirm-email'
import { PasswordField } from './password-field'
import { useAuth } from './use-auth'

export type AuthMode = 'signIn' | 'signUp' | 'recover'

type Props = {
  readonly mode: AuthMode
  readonly onModeChange: (mode: AuthMode) => void
  readonly onWaiting: (waiting: WaitingMail) => void
  readonly emailField: RefObject<HTMLInputElement | null>
}

export function AuthForm({ mode, onModeChange, onWaiting, emailField }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { running, send } = useAuth(form, onWaiting)
  const isGoogleOff = useGoogleOff()
  const copy = authCopy[mode]
  const isSignUp = mode === 'signUp'
  const isRecovery = mode === 'recover'
  const isSubmitting = running !== null && running !== 'google'
  const otherMode = mode === 'signIn' ? 'signUp' : 'signIn'

  function submit(read: (field: string) => string) {
    const email = read('email')
    if (isRecovery) return void send({ action: 'recover', body: { email } })
    const credentials = { email, password: read('password') }
    void send(
      isSignUp
        ? { action: 'sign-up', body: { name: read('name'), ...credentials } }
        : { action: 'sign-in', body: credentials },
    )
  }

  function continueWithGoogle() {
    const { pathname, search } = window.location
    void send({ action: 'google', body: { returnPath: pathname + search } })
  }

  return (
    <AccountForm ref={form} onSend={submit} isOff={running !== null} className="mt-4">
      {!isRecovery && !isGoogleOff && (
        <GoogleButton isRunning={running === 'google'} onClick={continueWithGoogle} />
      )}
      {isSignUp && <TextField label={authCopy.name} name="name" autoComplete="name" maxLength={120} />}
      <TextField
        ref={emailField}
        label={authCopy.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      {isRecovery ? (
        <p className="text-muted-foreground text-sm">{authCopy.recoverHint}</p>
      ) : (
        <PasswordField
          label={authCopy.password}
          name="password"
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
        />
      )}
      {mode === 'signIn' && <ModeButton label={authCopy.forgot} onClick={() => onModeChange('recover')} />}
      <Button type="submit" size="lg" className="mt-1" aria-busy={isSubmitting}>
        {isSubmitting ? copy.submitting : copy.submit}
      </Button>
      <p className="flex flex-wrap items-center justify-center gap-x-1 text-muted-foreground">
        {copy.other}
        <ModeButton label={authCopy[otherMode].title} onClick={() => onModeChange(otherMode)} />
      </p>
    </AccountForm>
  )
}

function ModeButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button variant="link" className="justify-self-start text-primary" onClick={onClick}>
      {label}
    </Button>
  )
}

function GoogleButton({ isRunning, onClick }: { readonly isRunning: boolean; readonly onClick: () => void }) {
  return (
    <>
      <Button variant="outline" aria-busy={isRunning} onClick={onClick}>
        <GoogleMark />
        {isRunning ? authCopy.openingGoogle : authCopy.google}
      </Button>
      <p className="flex items-center gap-3 text-muted-foreground text-sm before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {authCopy.or}
      </p>
    </>
  )
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-5 flex-none">
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  )
}

/** False until known. Fetched when the form opens. */
function useGoogleOff(): boolean {
  const [isOff, setIsOff] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    void callAccounts('/api/auth/ways', { signal, schema: signInWays }).then((answer) => {
      if (!signal.aborted && answer.ok) setIsOff(!answer.value.google)
    })
    return () => leaving.abort()
  }, [])
  return isOff
}
