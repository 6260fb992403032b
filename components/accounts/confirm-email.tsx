'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { authCopy } from '@/lib/copy/auth'
import { openStoredJson } from '@/stores/stored-json'
import { tabStorage } from '@/stores/stored-value'
import { useToast } from '@/stores/storefront-provider'
import { EmailAddress } from './email-address'
import { usePostAuth } from './use-post-auth'

/** `sentAt` in milliseconds since 1970; null when unknown. */
export type WaitingMail = { readonly email: string; readonly sentAt: number | null }

/** Milliseconds between messages; equal to the service's. */
const pauseMs = 60_000

/** Kept per tab until the window is opened again. */
export const waitingMail = openStoredJson<WaitingMail>({
  storage: tabStorage,
  key: 'mercado-local-confirming',
  read(value) {
    const { email, sentAt } = Object(value)
    return typeof email === 'string' ? { email, sentAt: Number.isInteger(sentAt) ? sentAt : null } : null
  },
})

const { confirmEmail: copy } = authCopy

type Props = {
  readonly waiting: WaitingMail
  readonly onResent: () => void
  readonly onOtherEmail: () => void
  readonly onSignIn: () => void
}

export function ConfirmEmail({ waiting, onResent, onOtherEmail, onSignIn }: Props) {
  const { running, post } = usePostAuth()
  const isSending = running !== null
  const seconds = useSecondsLeft(waiting)
  const showToast = useToast((state) => state.show)

  async function resend() {
    const { email } = waiting
    if (!(await post({ action: 'resend', body: { email } }))) return
    showToast(authCopy.confirmationResent)
    onResent()
  }

  const label = isSending ? copy.resending : seconds > 0 ? copy.resendIn(seconds) : copy.resend
  return (
    <div className="mt-5 grid gap-4">
      <p>
        {copy.sentTo}{' '}
        <strong>
          <EmailAddress address={waiting.email} end={copy.sentToEnd} />
        </strong>{' '}
        {copy.next}
      </p>
      <div className="rounded-md bg-secondary p-4 text-secondary-foreground">
        <p className="font-bold">{copy.nothingCame}</p>
        <ul className="mt-2 grid gap-2 text-sm">
          {copy.advice.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <Button
        size="lg"
        className="tabular-nums"
        disabled={isSending || seconds > 0}
        aria-busy={isSending}
        onClick={() => void resend()}
      >
        {label}
      </Button>
      <Button variant="outline" onClick={onOtherEmail}>
        {copy.otherEmail}
      </Button>
      <Button variant="link" className="mx-auto text-primary" onClick={onSignIn}>
        {copy.signIn}
      </Button>
    </div>
  )
}

function useSecondsLeft(waiting: WaitingMail): number {
  const [now, setNow] = useState(Date.now)
  const seconds = secondsUntilNext(waiting, now)
  const isCounting = seconds > 0
  useEffect(() => {
    setNow(Date.now())
    if (!isCounting) return
    const clock = window.setInterval(() => setNow(Date.now()), 1000)
    return () => window.clearInterval(clock)
  }, [isCounting])
  return seconds
}

function secondsUntilNext({ sentAt }: WaitingMail, now: number): number {
  if (sentAt === null) return 0
  return Math.min(pauseMs / 1000, Math.max(0, Math.ceil((sentAt + pauseMs - now) / 1000)))
}
