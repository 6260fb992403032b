import type { Metadata } from 'next'
import { legalCopy } from '@/lib/copy/legal'
import { pageMetadata } from '@/lib/discovery/metadata'
import { publicPaths } from '@/lib/domain/public-paths'
import { getEnvironment } from '@/lib/server/environment/server'
import { LegalPage } from '../legal-page'

export function generateMetadata(): Metadata {
  const { title, description } = legalCopy.returns
  return pageMetadata({ path: publicPaths.returns, title, description })
}

export default function ReturnsPage() {
  const { title, sections } = legalCopy.returns
  return <LegalPage title={title} sections={sections(getEnvironment())} />
}
