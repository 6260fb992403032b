'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { AuthOutcome, AuthRequest } from '@/lib/api/auth-messages'
import { authCopy } from '@/lib/copy/auth'
import { usePanel, useSession, useToast } from '@/stores/storefront-provider'
import type { WaitingMail } from './confirm-email'
import { announceSession, rememberLeaving } from './session-news'
import { usePostAuth } from './use-post-auth'

const successTexts: Partial<Record<AuthOutcome['kind'], { title: string; description: string }>> = {
  'signed-in': authCopy.signedIn,
  'confirmation-sent': authCopy.signedUp,
  'recovery-sent': authCopy.recoverySent,
}

/** Submits the form, one request at a time, and shows the outcome. */
export function useAuth(form: RefObject<HTMLFormElement | null>, onWaiting: (waiting: WaitingMail) => void) {
  const { running, post } = usePostAuth()
  const focused = useRef<Element | null>(null)
  const close = usePanel((state) => state.close)
  const signIn = useSession((state) => state.signIn)
  const showToast = useToast((state) => state.show)

  // Restores the focus a disabled field lost.
  useLayoutEffect(() => {
    if (running === null && focused.current instanceof HTMLElement) focused.current.focus()
  }, [running])

  function finish(outcome: AuthOutcome, request: AuthRequest) {
    if (outcome.kind === 'continue-at') {
      rememberLeaving()
      return window.location.assign(outcome.url)
    }
    if (outcome.kind === 'signed-in') {
      signIn(outcome)
      announceSession()
    }
    // Skipped if closed meanwhile.
    if (form.current) close()
    if (request.action === 'sign-up' && outcome.kind === 'confirmation-sent') {
      onWaiting({ email: request.body.email, sentAt: Date.now() })
    }
    const said = successTexts[outcome.kind]
    if (said) showToast(said)
  }

  async function send(request: AuthRequest): Promise<void> {
    focused.current = form.current?.contains(document.activeElement) ? document.activeElement : null
    const outcome = await post(request, (kind) => {
      // Skipped if closed meanwhile.
      if (request.action === 'sign-in' && kind === 'email-not-confirmed' && form.current) {
        onWaiting({ email: request.body.email, sentAt: null })
      }
    })
    if (outcome) finish(outcome, request)
  }

  return { running, send }
}
