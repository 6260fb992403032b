import type { Metadata } from 'next'
import { LegalPage } from '@/components/layout/legal-page'
import { legalCopy } from '@/lib/copy/legal'
import { getEnvironment } from '@/lib/env/server'
import { publicPaths } from '@/lib/public-paths'
import { pageMetadata } from '@/lib/seo/metadata'

export function generateMetadata(): Metadata {
  const { title, description } = legalCopy.privacy
  return pageMetadata({ path: publicPaths.privacy, title, description })
}

export default function PrivacyPage() {
  const { title, sections } = legalCopy.privacy
  return <LegalPage title={title} sections={sections(getEnvironment())} />
}
