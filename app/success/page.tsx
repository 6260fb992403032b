import { CircleCheck, MessageCircle } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { SendAgain } from '@/components/checkout/send-again'
import { Outcome, OutcomeWays } from '@/components/feedback/outcome'
import { PartPlace, partPlaceIds } from '@/components/layout/part-place'
import { buttonVariants } from '@/components/ui/button'
import noteReturn from '@/lib/browser/first/note-return.ts?script'
import { pagesCopy } from '@/lib/copy/pages'
import { pageMetadata } from '@/lib/discovery/metadata'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { paths } from '@/lib/domain/paths'
import { getEnvironment } from '@/lib/server/environment/server'
import { marketContact } from '@/lib/server/market-contact'

export function generateMetadata(): Metadata {
  const { success, ordered } = pagesCopy
  const { title } = isOrderedByMessage(getEnvironment().checkoutHosts) ? ordered : success
  return pageMetadata({ path: paths.success, title, isIndexed: false })
}

export default function SuccessPage() {
  const { success, ordered } = pagesCopy
  const isMessage = isOrderedByMessage(getEnvironment().checkoutHosts)
  const { title, detail } = isMessage ? ordered : success
  return (
    <>
      {/* Before all that is shown: a purchase is confirmed by the document itself, however long its scripts take to come. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script dangerouslySetInnerHTML={{ __html: noteReturn }} />
      <Outcome Icon={isMessage ? MessageCircle : CircleCheck} title={title} detail={detail}>
        {isMessage && (
          <OutcomeWays>
            <SendAgain />
          </OutcomeWays>
        )}
      </Outcome>
      {/* Most of what comes, so that what follows stays out of view. */}
      <PartPlace
        id={partPlaceIds.placedOrder}
        className="min-h-112 noscript:min-h-0"
        data-contact={marketContact()}
      />
      <div className="mx-auto grid max-w-110 pb-10">
        <Link
          href={paths.store}
          className={buttonVariants({ size: 'lg', variant: isMessage ? 'secondary' : 'default' })}
        >
          {success.continue}
        </Link>
      </div>
    </>
  )
}
