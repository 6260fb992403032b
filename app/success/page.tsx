import { CircleCheck } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { ArrivalScript } from '@/components/checkout/arrival-script'
import { pagesCopy } from '@/lib/copy/pages'
import { pageMetadata } from '@/lib/discovery/metadata'
import { paths } from '@/lib/domain/paths'

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.success, title: pagesCopy.success.title, isIndexed: false })
}

export default function SuccessPage() {
  const { success } = pagesCopy
  return (
    <div className="mx-auto flex max-w-[560px] flex-col items-center py-14 text-center">
      <ArrivalScript />
      <span className="grid size-20 place-items-center rounded-full bg-secondary text-secondary-foreground">
        <CircleCheck aria-hidden="true" className="size-11" />
      </span>
      <h1 className="mt-6 text-balance font-extrabold text-[30px] leading-[1.08] tracking-[-.025em] min-[760px]:text-[44px]">
        {success.title}
      </h1>
      <p className="mt-3 text-balance text-[17px] text-muted-foreground">{success.detail}</p>
      <Link href={paths.store} className="btn btn-primary btn-large mt-7">
        {success.continue}
      </Link>
    </div>
  )
}
