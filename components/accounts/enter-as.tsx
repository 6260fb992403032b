'use client'

import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Outcome } from '@/components/feedback/outcome'
import { TextField } from '@/components/shop/text-field'
import { Button } from '@/components/ui/button'
import type { NamedLink } from '@/lib/api/account-answers'
import type { AuthOutcome } from '@/lib/api/auth-messages'
import { accountPagesCopy } from '@/lib/copy/account-pages'
import { useSession } from '@/stores/storefront-provider'
import { AccountForm } from './account-form'
import { EmailAddress } from './email-address'
import { PasswordField } from './password-field'
import { usePostAuth } from './use-post-auth'

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
  const { running, post } = usePostAuth()
  const [isMine, setMine] = useState(true)
  const present = useSession((state) => state.user?.email ?? null)
  const isEntering = running !== null && isMine

  async function answer(given: { isMine: boolean; name?: string; password?: string }) {
    setMine(given.isMine)
    const outcome = await post({ action: 'enter', body: { ...given, email } }, (kind) => {
      if (kind === 'link-expired') onExpired()
    })
    if (outcome?.kind === 'signed-in') return onEntered(outcome)
    if (outcome) onDeclined()
  }

  const title = (
    <>
      {copy.title}{' '}
      <span className="mt-1 block font-bold text-lg md:text-xl">
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
        <p className="mt-3 text-balance font-semibold">
          {copy.leaving} <EmailAddress address={present} /> {copy.leavingEnd}
        </p>
      )}
      <AccountForm
        className="mt-8 w-full max-w-110 text-left"
        isOff={running !== null}
        {...(isNew && { username: email })}
        onSend={(read) =>
          void answer({ isMine: true, ...(isNew && { name: read('name'), password: read('password') }) })
        }
      >
        {isNew && (
          <>
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
        <Button type="submit" size="lg" className="mt-1" aria-busy={isEntering}>
          {isEntering ? copy.entering : isNew ? copy.submitNew : copy.submit}
        </Button>
        <Button
          variant="outline"
          aria-busy={running !== null && !isMine}
          onClick={() => void answer({ isMine: false })}
        >
          {copy.decline}
        </Button>
      </AccountForm>
    </Outcome>
  )
}
