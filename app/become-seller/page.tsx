import type { Metadata } from 'next'
import { Benefits, ErpSection, SellerHero } from '@/components/seller/seller-sections'
import { sellerCopy } from '@/lib/copy/seller'
import { pageMetadata } from '@/lib/discovery/metadata'
import { paths } from '@/lib/domain/paths'
import { getEnvironment } from '@/lib/server/environment/server'

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: paths.becomeSeller,
    title: sellerCopy.pageTitle,
    description: sellerCopy.pageDescription,
  })
}

export default function BecomeSellerPage() {
  const { sellerChatUrl } = getEnvironment()
  return (
    <>
      <SellerHero chatUrl={sellerChatUrl} />
      <Benefits />
      <ErpSection chatUrl={sellerChatUrl} />
    </>
  )
}
