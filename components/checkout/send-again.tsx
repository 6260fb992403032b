import { buttonVariants } from '@/components/ui/button'
import linkOrder from '@/lib/browser/first/link-order.ts?script'
import { whatsappOrderCopy } from '@/lib/copy/whatsapp-order'
import { paths } from '@/lib/domain/paths'

export function SendAgain() {
  return (
    <>
      <a href={paths.store} hidden suppressHydrationWarning className={buttonVariants({ size: 'lg' })}>
        {whatsappOrderCopy.sendAgain}
      </a>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script dangerouslySetInnerHTML={{ __html: linkOrder }} />
    </>
  )
}
