import type { Metadata } from 'next'
import { legalCopy } from '@/lib/copy/legal'
import { pageMetadata } from '@/lib/discovery/metadata'
import { publicPaths } from '@/lib/domain/public-paths'
import { getEnvironment } from '@/lib/server/environment/server'
import { LegalPage } from '../legal-page'

export function generateMetadata(): Metadata {
  const { title, description } = legalCopy.privacy
  return pageMetadata({ path: publicPaths.privacy, title, description })
}

export default function PrivacyPage() {
  const { title, sections } = legalCopy.privacy
  return <LegalPage title={title} sections={sections(getEnvironment())} />
}
