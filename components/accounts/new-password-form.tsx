'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { accountPagesCopy } from '@/lib/copy/account-pages'
import { paths } from '@/lib/domain/paths'
import { useSession } from '@/stores/storefront-provider'
import { PasswordField } from './password-field'
import { useChangePassword } from './use-change-password'

const copy = accountPagesCopy.newPassword

/** Requires a fresh link, not the current password. */
export function NewPasswordForm() {
  const router = useRouter()
  const email = useSession((state) => state.user?.email ?? '')
  const { isRunning, change } = useChangePassword(() => router.replace(paths.profile))
  return (
    <form
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault()
        void change({ password: String(new FormData(event.currentTarget).get('password') ?? '') })
      }}
    >
      <fieldset disabled={isRunning} className="grid gap-4">
        {/* Password managers use this name. */}
        <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField label={copy.label} name="password" autoComplete="new-password" />
        <Button type="submit" size="lg" className="mt-1" aria-busy={isRunning}>
          {isRunning ? copy.submitting : copy.submit}
        </Button>
      </fieldset>
    </form>
  )
}
