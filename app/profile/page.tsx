import type { Metadata } from 'next'
import { ProfileView } from '@/components/profile/profile-view'
import { profileCopy } from '@/lib/copy/profile'
import { pageMetadata } from '@/lib/discovery/metadata'
import { paths } from '@/lib/domain/paths'
import { marketContact } from '@/lib/server/market-contact'

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.profile, title: profileCopy.title, isIndexed: false })
}

export default function ProfilePage() {
  return (
    <div className="py-6 md:pt-11">
      <h1 className="sr-only">{profileCopy.title}</h1>
      <ProfileView contact={marketContact()} />
      <noscript>
        <p className="py-10 text-center">{profileCopy.needsScript}</p>
      </noscript>
    </div>
  )
}
