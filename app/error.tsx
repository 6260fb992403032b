'use client'

import { usePathname } from 'next/navigation'
import { LoadFailure } from '@/components/feedback/load-failure'

type Props = { readonly error: unknown; readonly retry: () => void }

/** Shown in place of a page that failed. One for all routes: each further one would weigh on every page. */
export default function ErrorPage({ error, retry }: Props) {
  return <LoadFailure error={error} onRetry={retry} pathname={usePathname() ?? ''} />
}
