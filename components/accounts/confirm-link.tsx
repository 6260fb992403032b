'use client'

import { CircleAlert, MailCheck } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Outcome } from '@/components/feedback/outcome'
import { Button } from '@/components/ui/button'
import { type NamedLink, namedLink } from '@/lib/api/account-answers'
import type { AuthOutcome, ConfirmBody } from '@/lib/api/auth-messages'
import { callAccounts } from '@/lib/browser/call-accounts'
import { postAuth } from '@/lib/browser/post-auth'
import { accountPagesCopy } from '@/lib/copy/account-pages'
import { authFailureText } from '@/lib/copy/account-problems'
import { authCopy } from '@/lib/copy/auth'
import { linkTypes } from '@/lib/domain/account'
import { paths } from '@/lib/domain/paths'
import { accountPaths } from '@/lib/domain/public-paths'
import { usePanel, useSession, useToast } from '@/stores/storefront-provider'
import { EnterAs } from './enter-as'
import { announceSession } from './session-news'

type LinkArrival =
  | { readonly kind: 'link'; readonly link: ConfirmBody }
  /** Opened before, still unconfirmed. */
  | { readonly kind: 'opened' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'return-failed' }
  | { readonly kind: 'link-failed' }

const { confirm: copy, enter: enterCopy } = accountPagesCopy

type Found =
  | LinkArrival
  | { readonly kind: 'named'; readonly link: NamedLink }
  | { readonly kind: 'declined' }

const failures = {
  broken: [copy.broken, copy.brokenDetail],
  'return-failed': [copy.returnFailed, copy.returnFailedDetail],
  'link-failed': [copy.failedLink, copy.failedLinkDetail],
} as const

/** Confirms a link by a button, since mail scanners open links themselves. */
export function ConfirmLink() {
  const [found, setFound] = useState<Found | null>(null)
  const [isRunning, setIsRunning] = useState(false)
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
    showToast({ ...authCopy.signedIn, variant: 'default' })
    router.replace(isRecovery && !isPasswordKnown ? accountPaths.newPassword : paths.home)
  }

  async function confirm(link: ConfirmBody) {
    setIsRunning(true)
    const result = await postAuth({ action: 'confirm', body: link })
    setIsRunning(false)
    if (result.ok && result.value.kind === 'link-named') {
      keepOpened()
      return setFound({ kind: 'named', link: result.value })
    }
    if (result.ok && result.value.kind === 'signed-in') return enter(result.value, false)
    const error = result.ok ? ({ kind: 'unreadable' } as const) : result.error
    if (error.kind === 'link-expired') end({ kind: 'broken' })
    showToast({ ...authFailureText(error.kind), variant: 'destructive' })
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
      <Outcome Icon={MailCheck} title={enterCopy.declined} detail={enterCopy.declinedDetail}>
        <Button size="lg" className="mt-7" onClick={() => router.replace(paths.store)}>
          {enterCopy.goOn}
        </Button>
      </Outcome>
    )
  }
  if (found && found.kind !== 'link' && found.kind !== 'opened') {
    const [title, detail] = failures[found.kind]
    return (
      <Outcome Icon={CircleAlert} title={title} detail={detail}>
        <Button size="lg" className="mt-7" onClick={() => showPanel('auth')}>
          {copy.signIn}
        </Button>
      </Outcome>
    )
  }
  const isLooking = found?.kind === 'opened'
  const label = isRecovery ? copy.recoveryButton : copy.button
  return (
    <Outcome Icon={MailCheck} title={copy.title} detail={isRecovery ? copy.recoveryDetail : copy.detail}>
      <Button
        size="lg"
        className="mt-7"
        disabled={found?.kind !== 'link' || isRunning}
        aria-busy={isRunning || isLooking}
        onClick={() => found?.kind === 'link' && void confirm(found.link)}
      >
        {isRunning || isLooking ? copy.confirming : label}
      </Button>
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

/** Marks the link as used; a reload shows the question. */
function keepOpened(): void {
  keepArrival(new URL(accountPaths.openedLink, window.location.origin).search)
}

function forgetArrival(): void {
  window.history.replaceState({ ...window.history.state, arrivedWith: null }, '')
}

function parseArrival(arrivedWith: string): LinkArrival {
  const query = new URLSearchParams(arrivedWith)
  if (query.get('falha') === 'link') return { kind: 'link-failed' }
  if (query.has('falha')) return { kind: 'return-failed' }
  if (query.has('conta')) return { kind: 'opened' }
  const type = linkTypes.find((known) => known === query.get('type'))
  const tokenHash = query.get('token_hash') ?? ''
  return type && tokenHash !== '' ? { kind: 'link', link: { tokenHash, type } } : { kind: 'broken' }
}
