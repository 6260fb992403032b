'use client'

import { useRef } from 'react'
import { AccountForm } from '@/components/accounts/account-form'
import { PasswordField } from '@/components/accounts/password-field'
import { useChangePassword, usePostAuth } from '@/components/accounts/use-post-auth'
import { Button } from '@/components/ui/button'
import { cardClass } from '@/components/ui/card'
import { authCopy } from '@/lib/copy/auth'
import { profileCopy } from '@/lib/copy/profile'
import type { User } from '@/lib/domain/account'
import { useToast } from '@/stores/storefront-provider'
import { Section } from './section'

const { password: copy } = profileCopy

/** Requires the current password, or sends a link. */
export function PasswordSection({ user }: { readonly user: User }) {
  const { id: accountId, email } = user
  const form = useRef<HTMLFormElement>(null)
  const { isRunning, change } = useChangePassword(() => form.current?.reset())
  const { running, post } = usePostAuth()
  const showToast = useToast((state) => state.show)

  async function sendLink() {
    if (await post({ action: 'recover', body: { email } })) showToast(authCopy.recoverySent)
  }

  return (
    <Section title={copy.title}>
      <AccountForm
        ref={form}
        className={cardClass}
        isOff={isRunning || running !== null}
        username={email}
        onSend={(read) =>
          void change({ password: read('next'), currentPassword: read('current'), accountId })
        }
      >
        <PasswordField label={copy.current} name="current" autoComplete="current-password" />
        <PasswordField label={copy.next} name="next" autoComplete="new-password" />
        <Button type="submit" variant="secondary" className="md:justify-self-start" aria-busy={isRunning}>
          {isRunning ? copy.submitting : copy.submit}
        </Button>
        <Button variant="link" className="justify-self-start text-left" onClick={() => void sendLink()}>
          {copy.forgot}
        </Button>
      </AccountForm>
    </Section>
  )
}
