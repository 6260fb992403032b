'use client'

import { CircleAlert, MailCheck } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { accountPaths } from '@/lib/account-paths'
import type { ConfirmBody } from '@/lib/auth/contract'
import { postAuth } from '@/lib/auth/post-auth'
import { accountPagesCopy } from '@/lib/copy/account-pages'
import { authCopy } from '@/lib/copy/auth'
import { authFailureText } from '@/lib/copy/auth-failure'
import { linkTypes } from '@/lib/domain/account'
import { paths } from '@/lib/paths'
import { usePanel, useSession, useToast } from '@/stores/storefront-provider'
import { announceSession } from './session-signs'

const copy = accountPagesCopy.confirm

type Found =
  | { readonly kind: 'link'; readonly link: ConfirmBody }
  | { readonly kind: 'broken' }
  | { readonly kind: 'return-failed' }

/** The query this page was opened with: in the address, or beside this entry of the history after a reload. */
function readArrival(): string {
  const kept: unknown = window.history.state?.arrivedWith
  return window.location.search || (typeof kept === 'string' ? kept : '')
}

/** Takes it out of the address, where it would travel on. */
function keepArrival(arrivedWith: string): void {
  window.history.replaceState({ ...window.history.state, arrivedWith }, '', accountPaths.confirm)
}

function forgetArrival(): void {
  window.history.replaceState({ ...window.history.state, arrivedWith: null }, '')
}

function parseArrival(arrivedWith: string): Found {
  const query = new URLSearchParams(arrivedWith)
  if (query.has('falha')) return { kind: 'return-failed' }
  const type = linkTypes.find((known) => known === query.get('type'))
  const tokenHash = query.get('token_hash') ?? ''
  return type && tokenHash !== '' ? { kind: 'link', link: { tokenHash, type } } : { kind: 'broken' }
}

/** One button: what a link of an e-mail is good for happens when a person presses it. */
export function ConfirmLink() {
  const [found, setFound] = useState<Found | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const signIn = useSession((state) => state.signIn)
  const showToast = useToast((state) => state.show)
  const showPanel = usePanel((state) => state.show)
  const router = useRouter()

  useEffect(() => {
    const arrivedWith = readArrival()
    setFound(parseArrival(arrivedWith))
    keepArrival(arrivedWith)
  }, [])

  async function confirm(link: ConfirmBody) {
    setIsRunning(true)
    const result = await postAuth({ action: 'confirm', body: link }, { fetch: window.fetch.bind(window) })
    setIsRunning(false)
    if (!result.ok || result.value.kind !== 'signed-in') {
      const kind = result.ok ? 'unreadable' : result.error.kind
      if (kind === 'link-expired') {
        forgetArrival()
        setFound({ kind: 'broken' })
      }
      return showToast({ ...authFailureText(kind), variant: 'destructive' })
    }
    forgetArrival()
    signIn(result.value)
    announceSession()
    showToast({ ...authCopy.signedIn, variant: 'default' })
    router.replace(link.type === 'recovery' ? accountPaths.newPassword : paths.home)
  }

  if (found && found.kind !== 'link') {
    const isReturn = found.kind === 'return-failed'
    return (
      <Notice
        isGood={false}
        title={isReturn ? copy.returnFailed : copy.broken}
        detail={isReturn ? copy.returnFailedDetail : copy.brokenDetail}
      >
        <button type="button" className="btn btn-primary btn-large mt-7" onClick={() => showPanel('auth')}>
          {copy.signIn}
        </button>
      </Notice>
    )
  }
  const isRecovery = found?.link.type === 'recovery'
  const label = isRecovery ? copy.recoveryButton : copy.button
  return (
    <Notice isGood title={copy.title} detail={isRecovery ? copy.recoveryDetail : copy.detail}>
      <button
        type="button"
        className="btn btn-primary btn-large mt-7"
        disabled={!found || isRunning}
        aria-busy={isRunning}
        onClick={() => found && void confirm(found.link)}
      >
        {isRunning ? copy.confirming : label}
      </button>
    </Notice>
  )
}

type NoticeProps = {
  readonly isGood: boolean
  readonly title: string
  readonly detail: string
  readonly children: ReactNode
}

function Notice({ isGood, title, detail, children }: NoticeProps) {
  const Icon = isGood ? MailCheck : CircleAlert
  return (
    <>
      <span className="grid size-20 place-items-center rounded-full bg-secondary text-secondary-foreground">
        <Icon aria-hidden="true" className="size-11" />
      </span>
      <h1 className="mt-6 text-balance font-extrabold text-[30px] leading-[1.08] tracking-[-.025em] min-[760px]:text-[44px]">
        {title}
      </h1>
      <p className="mt-3 text-balance text-[17px] text-muted-foreground">{detail}</p>
      {children}
    </>
  )
}
