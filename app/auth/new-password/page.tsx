import type { Metadata } from 'next'
import { NewPasswordForm } from '@/components/accounts/new-password-form'
import { accountPagesCopy } from '@/lib/copy/account-pages'
import { pageMetadata } from '@/lib/discovery/metadata'
import { accountPaths } from '@/lib/domain/public-paths'

const { newPassword } = accountPagesCopy

export function generateMetadata(): Metadata {
  return pageMetadata({ path: accountPaths.newPassword, title: newPassword.title, isIndexed: false })
}

export default function NewPasswordPage() {
  return (
    <div className="mx-auto max-w-110 py-12">
      <h1>{newPassword.title}</h1>
      <p className="mt-3 text-muted-foreground">{newPassword.detail}</p>
      <NewPasswordForm />
    </div>
  )
}
