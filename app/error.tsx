'use client'

import { CloudAlert } from 'lucide-react'
import { EmptyShelf } from '@/components/feedback/empty-shelf'
import { pagesCopy } from '@/lib/copy/pages'

type Props = { readonly error: Error & { readonly digest?: string }; readonly reset: () => void }

/** Shown in place of a page that failed. */
export default function ErrorPage({ error, reset }: Props) {
  const { failure } = pagesCopy
  return (
    <div className="py-10">
      <h1 className="sr-only">{failure.title}</h1>
      <EmptyShelf Icon={CloudAlert} title={failure.title} detail={failure.detail}>
        <button type="button" className="btn btn-primary" onClick={reset}>
          {failure.retry}
        </button>
        {error.digest && (
          <p className="mt-3 text-[14px] text-muted-foreground">{failure.code(error.digest)}</p>
        )}
      </EmptyShelf>
    </div>
  )
}
