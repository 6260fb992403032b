import type { Metadata } from 'next'
import { ConfirmLink } from '@/components/accounts/confirm-link'
import { accountPagesCopy } from '@/lib/copy/account-pages'
import { pageMetadata } from '@/lib/discovery/metadata'
import { accountPaths } from '@/lib/domain/public-paths'

const { confirm } = accountPagesCopy

export function generateMetadata(): Metadata {
  const page = pageMetadata({ path: accountPaths.confirm, title: confirm.title, isIndexed: false })
  // What stands in the address must not leave this page.
  return { ...page, referrer: 'no-referrer' }
}

/** Where the links of our e-mails lead. Opening it changes nothing: mailboxes open links by themselves. */
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
