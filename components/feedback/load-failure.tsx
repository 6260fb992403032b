'use client'

import { CloudAlert } from 'lucide-react'
import Link from 'next/link'
import { useLayoutEffect } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { failureCopy } from '@/lib/copy/failure'
import { paths } from '@/lib/domain/paths'
import { EmptyShelf } from '../shop/empty-shelf'

type Thrown = { readonly message?: string; readonly digest?: string }

type Props = {
  /** Production hides server messages; a digest identifies them. */
  readonly error: unknown
  readonly onRetry: () => void
  readonly pathname: string
}

export function LoadFailure({ error, onRetry, pathname }: Props) {
  const { message: own, digest }: Thrown = error instanceof Error ? error : {}
  const message = digest ? undefined : own || undefined
  const isProduct = pathname.startsWith(paths.product(''))
  const isList = pathname.startsWith(paths.store)
  const title = isProduct
    ? failureCopy.product(message)
    : isList
      ? failureCopy.products(message)
      : failureCopy.title
  useLayoutEffect(() => {
    runThemeScript()
    import('./announced-part').then(({ reportPage }) => reportPage(error)).catch(() => undefined)
  }, [error])
  return (
    <div className="py-10">
      <title>{title}</title>
      <h1 className="sr-only">{title}</h1>
      <EmptyShelf Icon={CloudAlert} title={title} detail={failureCopy.detail}>
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={onRetry}>{failureCopy.retry}</Button>
          {isProduct && (
            <Link href={paths.store} className={buttonVariants({ variant: 'secondary' })}>
              {failureCopy.backToStore}
            </Link>
          )}
        </div>
        {digest && <p className="mt-3 text-sm text-muted-foreground">{failureCopy.code(digest)}</p>}
      </EmptyShelf>
    </div>
  )
}

/** Runs the theme script, which React inserts without executing. */
function runThemeScript(): void {
  if ('applyTheme' in window) return
  const script = document.createElement('script')
  script.text = document.querySelector('head script:not([src])')?.textContent ?? ''
  document.head.append(script)
}
