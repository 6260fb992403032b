'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { postAuth } from '@/lib/browser/post-auth'
import { authCopy } from '@/lib/copy/auth'
import { authFailureText } from '@/lib/copy/auth-failure'
import { useToast } from '@/stores/storefront-provider'
import { EmailAddress } from './email-address'
import { secondsUntilNext, type WaitingMail } from './waiting-mail'

const { confirmEmail: copy } = authCopy

type Props = {
  readonly waiting: WaitingMail
  readonly onResent: () => void
  readonly onOtherEmail: () => void
  readonly onSignIn: () => void
}

/** 'Confirme o seu email': where the message went, and what to do when nothing comes. */
export function ConfirmEmail({ waiting, onResent, onOtherEmail, onSignIn }: Props) {
  const [isSending, setIsSending] = useState(false)
  const seconds = useSecondsLeft(waiting)
  const showToast = useToast((state) => state.show)

  async function resend() {
    setIsSending(true)
    const { email } = waiting
    const result = await postAuth({ action: 'resend', body: { email } })
    setIsSending(false)
    if (!result.ok) return showToast({ ...authFailureText(result.error.kind), variant: 'destructive' })
    showToast({ ...authCopy.confirmationResent, variant: 'default' })
    onResent()
  }

  const label = isSending ? copy.resending : seconds > 0 ? copy.resendIn(seconds) : copy.resend
  return (
    <div className="mt-5 grid gap-4">
      <p className="text-lg">
        {copy.sentTo}{' '}
        <strong>
          <EmailAddress address={waiting.email} end={copy.sentToEnd} />
        </strong>{' '}
        {copy.next}
      </p>
      <div className="rounded-[var(--r-md)] bg-secondary p-4 text-secondary-foreground">
        <p className="font-bold">{copy.nothingCame}</p>
        <ul className="mt-2 grid gap-2 text-md">
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
      <Button variant="link" className="mx-auto font-bold text-primary" onClick={onSignIn}>
        {copy.signIn}
      </Button>
    </div>
  )
}

/** Seconds until the next message, counted down. */
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
