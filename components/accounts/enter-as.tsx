'use client'

import { MailCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Outcome } from '@/components/feedback/outcome'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import type { NamedLink } from '@/lib/api/account-answers'
import type { AuthOutcome } from '@/lib/api/auth-messages'
import { postAuth } from '@/lib/browser/post-auth'
import { accountPagesCopy } from '@/lib/copy/account-pages'
import { authFailureText } from '@/lib/copy/account-problems'
import { useSession, useToast } from '@/stores/storefront-provider'
import { EmailAddress } from './email-address'
import { PasswordField } from './password-field'

const copy = accountPagesCopy.enter

type Props = {
  readonly link: NamedLink
  readonly onEntered: (outcome: Extract<AuthOutcome, { kind: 'signed-in' }>) => void
  readonly onDeclined: () => void
  readonly onExpired: () => void
}

/** Asks 'Entrar como …?' before signing in or merging data of this device. */
export function EnterAs({ link, onEntered, onDeclined, onExpired }: Props) {
  const { email, isNew, name } = link
  const [running, setRunning] = useState<'enter' | 'decline' | null>(null)
  const present = useSession((state) => state.user?.email ?? null)
  const showToast = useToast((state) => state.show)

  async function answer(given: { isMine: boolean; name?: string; password?: string }) {
    const body = { ...given, email }
    setRunning(body.isMine ? 'enter' : 'decline')
    const result = await postAuth({ action: 'enter', body })
    setRunning(null)
    if (result.ok && result.value.kind === 'signed-in') return onEntered(result.value)
    if (result.ok) return onDeclined()
    if (result.error.kind === 'link-expired') onExpired()
    showToast({ ...authFailureText(result.error.kind, result.error.rule), variant: 'destructive' })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (field: string) => String(data.get(field) ?? '')
    void answer({ isMine: true, ...(isNew ? { name: text('name'), password: text('password') } : {}) })
  }

  const title = (
    <>
      {copy.title}{' '}
      <span className="mt-1.5 block font-bold text-[1.3125rem] leading-[1.25] tracking-[-.01em] md:text-[1.6875rem]">
        <EmailAddress address={email} end={copy.titleEnd} />
      </span>
    </>
  )
  return (
    <Outcome
      Icon={MailCheck}
      title={title}
      titleLabel={`${copy.title} ${email}${copy.titleEnd}`}
      detail={isNew ? copy.newDetail : copy.detail}
    >
      {present !== null && (
        <p className="mt-3 text-balance font-semibold text-base">
          {copy.leaving} <EmailAddress address={present} /> {copy.leavingEnd}
        </p>
      )}
      <form onSubmit={submit} className="mt-7 w-full max-w-[440px] text-left">
        <fieldset disabled={running !== null} className="grid gap-4">
          {isNew && (
            <>
              {/* Password managers use this name. */}
              <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
              <TextField
                label={copy.name}
                name="name"
                autoComplete="name"
                maxLength={120}
                defaultValue={name}
              />
              <PasswordField label={copy.password} name="password" autoComplete="new-password" />
            </>
          )}
          <Button type="submit" size="lg" className="mt-1" aria-busy={running === 'enter'}>
            {running === 'enter' ? copy.entering : isNew ? copy.submitNew : copy.submit}
          </Button>
          <Button
            variant="outline"
            aria-busy={running === 'decline'}
            onClick={() => void answer({ isMine: false })}
          >
            {copy.decline}
          </Button>
        </fieldset>
      </form>
    </Outcome>
  )
}
