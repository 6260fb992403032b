import type { Metadata } from 'next'
import { LegalPage } from '@/components/layout/legal-page'
import { legalCopy } from '@/lib/copy/legal'
import { getEnvironment } from '@/lib/env/server'
import { publicPaths } from '@/lib/public-paths'
import { pageMetadata } from '@/lib/seo/metadata'

export function generateMetadata(): Metadata {
  const { title, description } = legalCopy.returns
  return pageMetadata({ path: publicPaths.returns, title, description })
}

export default function ReturnsPage() {
  const { title, sections } = legalCopy.returns
  return <LegalPage title={title} sections={sections(getEnvironment())} />
}
