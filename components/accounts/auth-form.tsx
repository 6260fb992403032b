'use client'

import { type FormEvent, type RefObject, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { authCopy } from '@/lib/copy/auth'
import { GoogleMark } from './google-mark'
import { PasswordField } from './password-field'
import { useAuth } from './use-auth'
import { useGoogleOff } from './use-google-off'
import type { WaitingMail } from './waiting-mail'

export type AuthMode = 'signIn' | 'signUp' | 'recover'

type Props = {
  readonly mode: AuthMode
  readonly onModeChange: (mode: AuthMode) => void
  /** An account waits for its confirmation. */
  readonly onWaiting: (waiting: WaitingMail) => void
  readonly emailField: RefObject<HTMLInputElement | null>
}

/** The browser keeps what is typed: changing between the modes loses nothing, and password managers can help. */
export function AuthForm({ mode, onModeChange, onWaiting, emailField }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { running, send } = useAuth(form, onWaiting)
  const isGoogleOff = useGoogleOff()
  const copy = authCopy[mode]
  const isSignUp = mode === 'signUp'
  const isRecovery = mode === 'recover'
  const isSubmitting = running !== null && running !== 'google'
  const otherMode = mode === 'signIn' ? 'signUp' : 'signIn'

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '')
    const email = text('email')
    if (isRecovery) return void send({ action: 'recover', body: { email } })
    const credentials = { email, password: text('password') }
    void send(
      isSignUp
        ? { action: 'sign-up', body: { name: text('name'), ...credentials } }
        : { action: 'sign-in', body: credentials },
    )
  }

  function continueWithGoogle() {
    const { pathname, search } = window.location
    void send({ action: 'google', body: { returnPath: pathname + search } })
  }

  return (
    <form ref={form} onSubmit={submit} className="mt-6">
      <fieldset disabled={running !== null} className="grid gap-4">
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
          <p className="text-md text-muted-foreground">{authCopy.recoverHint}</p>
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
        {!isRecovery && !isGoogleOff && (
          <GoogleButton isRunning={running === 'google'} onClick={continueWithGoogle} />
        )}
        <p className="flex flex-wrap items-center justify-center gap-x-1 text-muted-foreground">
          {copy.other}
          <ModeButton label={authCopy[otherMode].title} onClick={() => onModeChange(otherMode)} />
        </p>
      </fieldset>
    </form>
  )
}

function ModeButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button variant="link" className="-mx-2 justify-self-start font-bold text-primary" onClick={onClick}>
      {label}
    </Button>
  )
}

function GoogleButton({ isRunning, onClick }: { readonly isRunning: boolean; readonly onClick: () => void }) {
  return (
    <>
      <p className="divider text-md text-muted-foreground">{authCopy.or}</p>
      <Button variant="outline" aria-busy={isRunning} onClick={onClick}>
        <GoogleMark />
        {isRunning ? authCopy.openingGoogle : authCopy.google}
      </Button>
    </>
  )
}
