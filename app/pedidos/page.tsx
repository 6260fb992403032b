import type { Metadata } from 'next'
import { PurchasesView } from '@/components/profile/device-sections'
import { profileCopy } from '@/lib/copy/profile'
import { pageMetadata } from '@/lib/discovery/metadata'
import { publicPaths } from '@/lib/domain/public-paths'
import { marketContact } from '@/lib/server/market-contact'

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: publicPaths.purchases,
    title: profileCopy.purchases.title,
    isIndexed: false,
  })
}

export default function PurchasesPage() {
  return (
    <div className="py-6 md:pt-11">
      <h1>{profileCopy.purchases.title}</h1>
      <PurchasesView contact={marketContact()} />
      <noscript>
        <p className="py-10 text-center">{profileCopy.needsScript}</p>
      </noscript>
    </div>
  )
}
