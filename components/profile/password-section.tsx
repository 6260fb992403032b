'use client'

import { useRef, useState } from 'react'
import { PasswordField } from '@/components/accounts/password-field'
import { useChangePassword } from '@/components/accounts/use-change-password'
import { Button } from '@/components/ui/button'
import { cardVariants } from '@/components/ui/card'
import { postAuth } from '@/lib/browser/post-auth'
import { authFailureText } from '@/lib/copy/account-problems'
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
  const [isSending, setIsSending] = useState(false)
  const showToast = useToast((state) => state.show)

  async function sendLink() {
    setIsSending(true)
    const result = await postAuth({ action: 'recover', body: { email } })
    setIsSending(false)
    if (result.ok) return showToast({ ...authCopy.recoverySent, variant: 'default' })
    showToast({ ...authFailureText(result.error.kind), variant: 'destructive' })
  }

  return (
    <Section title={copy.title}>
      <form
        ref={form}
        className={cardVariants({ variant: 'box' })}
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          const text = (name: string) => String(data.get(name) ?? '')
          void change({ password: text('next'), currentPassword: text('current'), accountId })
        }}
      >
        <fieldset disabled={isRunning || isSending}>
          <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField label={copy.current} name="current" autoComplete="current-password" />
          <PasswordField label={copy.next} name="next" autoComplete="new-password" />
          <Button type="submit" variant="secondary" aria-busy={isRunning}>
            {isRunning ? copy.submitting : copy.submit}
          </Button>
          <Button variant="link" className="justify-self-start text-left" onClick={() => void sendLink()}>
            {copy.forgot}
          </Button>
        </fieldset>
      </form>
    </Section>
  )
}
