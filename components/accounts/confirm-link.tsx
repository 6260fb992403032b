'use client'

import { CircleAlert, MailCheck } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ComponentProps, useEffect, useState } from 'react'
import { Outcome } from '@/components/feedback/outcome'
import { Button } from '@/components/ui/button'
import { type NamedLink, namedLink } from '@/lib/api/account-answers'
import type { AuthOutcome, ConfirmBody } from '@/lib/api/auth-messages'
import { callAccounts } from '@/lib/browser/call-accounts'
import { accountPagesCopy } from '@/lib/copy/account-pages'
import { authCopy } from '@/lib/copy/auth'
import { linkTypes } from '@/lib/domain/account'
import { paths } from '@/lib/domain/paths'
import { accountPaths } from '@/lib/domain/public-paths'
import { usePanel, useSession, useToast } from '@/stores/storefront-provider'
import { EnterAs } from './enter-as'
import { announceSession } from './session-news'
import { usePostAuth } from './use-post-auth'

type Found =
  | { readonly kind: 'link'; readonly link: ConfirmBody }
  | { readonly kind: 'named'; readonly link: NamedLink }
  /** `opened`: before, still unconfirmed. */
  | { readonly kind: 'opened' | 'declined' | keyof typeof failures }

const { confirm: copy, enter: enterCopy } = accountPagesCopy

const failures = {
  broken: [copy.broken, copy.brokenDetail],
  'return-failed': [copy.returnFailed, copy.returnFailedDetail],
  'link-failed': [copy.failedLink, copy.failedLinkDetail],
} as const

/** Confirms a link by a button, since mail scanners open links themselves. */
export function ConfirmLink() {
  const [found, setFound] = useState<Found | null>(null)
  const { running, post } = usePostAuth()
  const [isRecovery, setIsRecovery] = useState(false)
  const signIn = useSession((state) => state.signIn)
  const showToast = useToast((state) => state.show)
  const showPanel = usePanel((state) => state.show)
  const router = useRouter()

  useEffect(() => {
    const arrivedWith = readArrival()
    const arrival = parseArrival(arrivedWith)
    keepArrival(arrivedWith)
    setFound(arrival)
    if (arrival.kind === 'link') setIsRecovery(arrival.link.type === 'recovery')
    if (arrival.kind !== 'opened') return
    const leaving = new AbortController()
    const { signal } = leaving
    void callAccounts('/api/auth/enter', { signal, schema: namedLink }).then((answer) => {
      if (!signal.aborted) setFound(answer.ok ? { kind: 'named', link: answer.value } : { kind: 'broken' })
    })
    return () => leaving.abort()
  }, [])

  function end(next: Found) {
    forgetArrival()
    setFound(next)
  }

  function enter(outcome: Extract<AuthOutcome, { kind: 'signed-in' }>, isPasswordKnown: boolean) {
    forgetArrival()
    signIn(outcome)
    announceSession()
    showToast(authCopy.signedIn)
    router.replace(isRecovery && !isPasswordKnown ? accountPaths.newPassword : paths.home)
  }

  async function confirm(link: ConfirmBody) {
    const outcome = await post({ action: 'confirm', body: link }, (kind) => {
      if (kind === 'link-expired') end({ kind: 'broken' })
    })
    if (outcome?.kind === 'link-named') {
      // A reload shows the question.
      keepArrival(new URL(accountPaths.openedLink, window.location.origin).search)
      setFound({ kind: 'named', link: outcome })
    }
    if (outcome?.kind === 'signed-in') enter(outcome, false)
  }

  if (found?.kind === 'named') {
    return (
      <EnterAs
        link={found.link}
        onEntered={(outcome) => enter(outcome, found.link.isNew)}
        onDeclined={() => end({ kind: 'declined' })}
        onExpired={() => end({ kind: 'broken' })}
      />
    )
  }
  if (found?.kind === 'declined') {
    return (
      <Step
        Icon={MailCheck}
        title={enterCopy.declined}
        detail={enterCopy.declinedDetail}
        onClick={() => router.replace(paths.store)}
      >
        {enterCopy.goOn}
      </Step>
    )
  }
  if (found && found.kind !== 'link' && found.kind !== 'opened') {
    const [title, detail] = failures[found.kind]
    return (
      <Step Icon={CircleAlert} title={title} detail={detail} onClick={() => showPanel('auth')}>
        {copy.signIn}
      </Step>
    )
  }
  const isBusy = running !== null || found?.kind === 'opened'
  const label = isRecovery ? copy.recoveryButton : copy.button
  return (
    <Step
      Icon={MailCheck}
      title={copy.title}
      detail={isRecovery ? copy.recoveryDetail : copy.detail}
      disabled={found?.kind !== 'link' || isBusy}
      aria-busy={isBusy}
      onClick={() => found?.kind === 'link' && void confirm(found.link)}
    >
      {isBusy ? copy.confirming : label}
    </Step>
  )
}

type StepProps = Pick<ComponentProps<typeof Outcome>, 'Icon' | 'detail'> &
  Omit<ComponentProps<typeof Button>, 'title'> & { readonly title: string }

/** An outcome with one way on. */
function Step({ Icon, title, detail, ...button }: StepProps) {
  return (
    <Outcome Icon={Icon} title={title} detail={detail}>
      <Button size="lg" className="mt-8" {...button} />
    </Outcome>
  )
}

/** Reads the query from the address, or from the history entry after a reload. */
function readArrival(): string {
  const kept: unknown = window.history.state?.arrivedWith
  return window.location.search || (typeof kept === 'string' ? kept : '')
}

/** Removes the query from the address, where it could leak. */
function keepArrival(arrivedWith: string): void {
  window.history.replaceState({ ...window.history.state, arrivedWith }, '', accountPaths.confirm)
}

function forgetArrival(): void {
  window.history.replaceState({ ...window.history.state, arrivedWith: null }, '')
}

function parseArrival(arrivedWith: string): Found {
  const query = new URLSearchParams(arrivedWith)
  if (query.get('falha') === 'link') return { kind: 'link-failed' }
  if (query.has('falha')) return { kind: 'return-failed' }
  if (query.has('conta')) return { kind: 'opened' }
  const type = linkTypes.find((known) => known === query.get('type'))
  const tokenHash = query.get('token_hash') ?? ''
  return type && tokenHash !== '' ? { kind: 'link', link: { tokenHash, type } } : { kind: 'broken' }
}
