import type { Metadata } from 'next'
import { MessageOrderView } from '@/components/order/message-order'
import forgetReturn from '@/lib/browser/first/forget-return.ts?script'
import { whatsappOrderCopy } from '@/lib/copy/whatsapp-order'
import { pageMetadata } from '@/lib/discovery/metadata'
import { publicPaths } from '@/lib/domain/public-paths'
import { marketContact } from '@/lib/server/market-contact'

export function generateMetadata(): Metadata {
  const page = pageMetadata({
    path: publicPaths.messageOrder,
    title: whatsappOrderCopy.pageTitle,
    isIndexed: false,
  })
  // The address holds a secret.
  return { ...page, referrer: 'no-referrer' }
}

/** Serves every message order with one page. */
export default function MessageOrderPage() {
  return (
    <div className="mx-auto max-w-140 pt-7 pb-12">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script dangerouslySetInnerHTML={{ __html: forgetReturn }} />
      <MessageOrderView contact={marketContact()} />
      <noscript>
        <p className="py-10 text-center">{whatsappOrderCopy.needsScript}</p>
      </noscript>
    </div>
  )
}
