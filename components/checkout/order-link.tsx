import linkOrder from '@/lib/browser/first/link-order.ts?script'
import { pagesCopy } from '@/lib/copy/pages'
import { paths } from '@/lib/domain/paths'

/** Back to the order that this tab came from, for a shopper whose WhatsApp did not open. */
export function OrderLink() {
  return (
    <>
      <a href={paths.store} hidden suppressHydrationWarning className="mt-5 underline">
        {pagesCopy.ordered.again}
      </a>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script dangerouslySetInnerHTML={{ __html: linkOrder }} />
    </>
  )
}
