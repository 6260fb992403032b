'use client'

import { usePathname } from 'next/navigation'
import { LoadFailure } from '@/components/feedback/load-failure'

type Props = { readonly error: unknown; readonly retry: () => void }

/** Serves all routes: another would add to every page. */
export default function ErrorPage({ error, retry }: Props) {
  return <LoadFailure error={error} onRetry={retry} pathname={usePathname() ?? ''} />
}
