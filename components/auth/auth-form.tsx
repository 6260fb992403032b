'use client'

import { type FormEvent, type RefObject, useRef } from 'react'
import { authCopy } from '@/lib/copy/auth'
import { AuthField } from './auth-field'
import { GoogleMark } from './google-mark'
import { useAuth } from './use-auth'

export type AuthMode = 'signIn' | 'signUp'

type Props = {
  readonly mode: AuthMode
  readonly onModeChange: (mode: AuthMode) => void
  readonly emailField: RefObject<HTMLInputElement | null>
}

/** The browser keeps what is typed: changing between the modes loses nothing, and password managers can help. */
export function AuthForm({ mode, onModeChange, emailField }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { running, send } = useAuth(form)
  const copy = authCopy[mode]
  const isSignUp = mode === 'signUp'
  const isSubmitting = running === 'sign-in' || running === 'sign-up'
  const otherMode = isSignUp ? 'signIn' : 'signUp'

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '')
    const credentials = { email: text('email'), password: text('password') }
    void send(
      isSignUp
        ? { action: 'sign-up', body: { name: text('name'), ...credentials } }
        : { action: 'sign-in', body: credentials },
    )
  }

  return (
    <form ref={form} onSubmit={submit} className="mt-6">
      <fieldset disabled={running !== null} className="grid gap-4">
        {isSignUp && <AuthField label={authCopy.name} name="name" autoComplete="name" maxLength={120} />}
        <AuthField
          ref={emailField}
          label={authCopy.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <AuthField
          label={authCopy.password}
          name="password"
          type="password"
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
        />
        <button type="submit" className="btn btn-primary btn-large mt-1" aria-busy={isSubmitting}>
          {isSubmitting ? copy.submitting : copy.submit}
        </button>
        <p className="flex items-center gap-3 text-[15px] text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
          {authCopy.or}
        </p>
        <button
          type="button"
          className="btn btn-outline"
          aria-busy={running === 'google'}
          onClick={() => void send({ action: 'google', body: {} })}
        >
          <GoogleMark />
          {running === 'google' ? authCopy.openingGoogle : authCopy.google}
        </button>
        <p className="flex flex-wrap items-center justify-center gap-x-1 text-muted-foreground">
          {copy.other}
          <button
            type="button"
            className="min-h-11 px-2 font-bold text-primary underline underline-offset-4 disabled:text-muted-foreground"
            onClick={() => onModeChange(otherMode)}
          >
            {authCopy[otherMode].title}
          </button>
        </p>
      </fieldset>
    </form>
  )
}
