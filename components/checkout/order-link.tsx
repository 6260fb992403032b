import { pagesCopy } from '@/lib/copy/pages'
import { paths } from '@/lib/domain/paths'

const linkId = 'pedido'

// The page of the order hands its own address on behind the '#', which no server and no cache sees.
const script = `(() => {
  const link = document.getElementById(${JSON.stringify(linkId)}), place = location.hash.slice(1)
  if (!/^\\/pedido\\/[0-9a-f]{32}$/.test(place)) return
  link.href = place
  link.hidden = false
})()`

/** Back to the order that this tab came from, for a shopper whose WhatsApp did not open. */
export function OrderLink() {
  return (
    <>
      <a id={linkId} href={paths.store} hidden suppressHydrationWarning className="mt-5 underline">
        {pagesCopy.ordered.again}
      </a>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  )
}
