import type { Metadata } from 'next'
import { ConfirmLink } from '@/components/accounts/confirm-link'
import { accountPagesCopy } from '@/lib/copy/account-pages'
import { pageMetadata } from '@/lib/discovery/metadata'
import { accountPaths } from '@/lib/domain/public-paths'

const { confirm } = accountPagesCopy

export function generateMetadata(): Metadata {
  const page = pageMetadata({ path: accountPaths.confirm, title: confirm.title, isIndexed: false })
  // The address holds a secret.
  return { ...page, referrer: 'no-referrer' }
}

/** Shows links of our e-mails. Opening changes nothing, as mailboxes open links themselves. */
export default function ConfirmPage() {
  return (
    <>
      <ConfirmLink />
      <noscript>
        <p className="text-center">{confirm.needsScript}</p>
      </noscript>
    </>
  )
}
