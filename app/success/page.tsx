import type { Metadata } from 'next'
import Link from 'next/link'
import { ArrivalScript } from '@/components/checkout/arrival-script'
import { OrderLink } from '@/components/checkout/order-link'
import { Outcome } from '@/components/feedback/outcome'
import { PartPlace, partPlaceIds } from '@/components/layout/part-place'
import { buttonVariants } from '@/components/ui/button'
import { CircleCheck } from '@/components/ui/icons'
import { pagesCopy } from '@/lib/copy/pages'
import { pageMetadata } from '@/lib/discovery/metadata'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { paths } from '@/lib/domain/paths'
import { getEnvironment } from '@/lib/server/environment/server'

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
      <ArrivalScript />
      <Outcome Icon={CircleCheck} title={title} detail={detail}>
        <Link href={paths.store} className={buttonVariants({ size: 'lg', className: 'mt-7' })}>
          {success.continue}
        </Link>
        {isMessage && <OrderLink />}
      </Outcome>
      <PartPlace id={partPlaceIds.placedOrder} />
    </>
  )
}
