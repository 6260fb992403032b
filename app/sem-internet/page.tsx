import { CloudAlert } from 'lucide-react'
import type { Metadata } from 'next'
import { Outcome } from '@/components/feedback/outcome'
import { OfflineChoices } from '@/components/offline/offline-choices'
import { offlineCopy } from '@/lib/copy/offline'
import { pageMetadata } from '@/lib/discovery/metadata'
import { publicPaths } from '@/lib/domain/public-paths'

export const metadata: Metadata = pageMetadata({
  path: publicPaths.offline,
  title: offlineCopy.title,
  isIndexed: false,
})

export default function OfflinePage() {
  return (
    <div data-offline-page>
      <Outcome Icon={CloudAlert} title={offlineCopy.title} detail={offlineCopy.detail}>
        <OfflineChoices />
      </Outcome>
    </div>
  )
}
