'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { accountPagesCopy } from '@/lib/copy/account-pages'
import { paths } from '@/lib/domain/paths'
import { useSession } from '@/stores/storefront-provider'
import { AccountForm } from './account-form'
import { PasswordField } from './password-field'
import { useChangePassword } from './use-post-auth'

const copy = accountPagesCopy.newPassword

/** Requires a fresh link, not the current password. */
export function NewPasswordForm() {
  const router = useRouter()
  const email = useSession((state) => state.user?.email ?? '')
  const { isRunning, change } = useChangePassword(() => router.replace(paths.profile))
  return (
    <AccountForm
      className="mt-6"
      isOff={isRunning}
      username={email}
      onSend={(read) => void change({ password: read('password') })}
    >
      <PasswordField label={copy.label} name="password" autoComplete="new-password" />
      <Button type="submit" size="lg" className="mt-1" aria-busy={isRunning}>
        {isRunning ? copy.submitting : copy.submit}
      </Button>
    </AccountForm>
  )
}
