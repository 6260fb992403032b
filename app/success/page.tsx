import type { Metadata } from 'next'
import Link from 'next/link'
import { ArrivalScript } from '@/components/checkout/arrival-script'
import { Outcome } from '@/components/feedback/outcome'
import { CircleCheck } from '@/components/ui/icons'
import { pagesCopy } from '@/lib/copy/pages'
import { pageMetadata } from '@/lib/discovery/metadata'
import { paths } from '@/lib/domain/paths'

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.success, title: pagesCopy.success.title, isIndexed: false })
}

export default function SuccessPage() {
  const { success } = pagesCopy
  return (
    <>
      <ArrivalScript />
      <Outcome Icon={CircleCheck} title={success.title} detail={success.detail}>
        <Link href={paths.store} className="btn btn-primary btn-large mt-7">
          {success.continue}
        </Link>
      </Outcome>
    </>
  )
}
