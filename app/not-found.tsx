import type { Metadata } from 'next'
import { NotFoundView } from '@/components/feedback/not-found-view'
import { pagesCopy } from '@/lib/copy/pages'

export const metadata: Metadata = { title: pagesCopy.notFound.title }

export default function NotFound() {
  return <NotFoundView />
}
