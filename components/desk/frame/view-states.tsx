import { CloudAlert, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { PartBoundary } from '@/components/feedback/part-boundary'
import { EmptyShelf } from '@/components/shop/empty-shelf'
import { Button, buttonVariants } from '@/components/ui/button'
import { DeskCallError } from '@/lib/desk/browser/call-desk'
import { deskFrameCopy } from '@/lib/desk/copy/frame'
import { deskPaths } from '@/lib/domain/desk-paths'
import { useDeskTitle } from './live'

type CallFailureProps = { readonly error: unknown; readonly onRetry: () => void }

export function CallFailure({ error, onRetry }: CallFailureProps) {
  const isUnreachable = error instanceof DeskCallError && error.kind === 'unreachable'
  const { title, detail } = isUnreachable ? deskFrameCopy.unreachable : deskFrameCopy.failed
  const reason = error instanceof DeskCallError && !isUnreachable ? error.message : detail
  return (
    <div role="alert">
      <EmptyShelf Icon={CloudAlert} title={title} detail={reason}>
        <Button onClick={onRetry}>{deskFrameCopy.retry}</Button>
      </EmptyShelf>
    </div>
  )
}

export function LoadingView() {
  return (
    <div className="desk-skeletons" role="status">
      <span className="sr-only">{deskFrameCopy.loading}</span>
      <div className="desk-skeleton h-10 w-1/2" />
      <div className="desk-skeleton h-28" />
      <div className="desk-skeleton h-28" />
    </div>
  )
}

type ViewFailureProps = { readonly children: ReactNode }

/** Replaces a view that failed to render or to load after a release; the frame stays. */
export function ViewFailure({ children }: ViewFailureProps) {
  return (
    <PartBoundary name="desk-view" substitute={(_, error) => <BrokenView error={error} />}>
      {children}
    </PartBoundary>
  )
}

function BrokenView({ error }: { readonly error: unknown }) {
  const isScript = error instanceof TypeError && /import|module/i.test(error.message)
  const { title, detail } = isScript ? deskFrameCopy.outdated : deskFrameCopy.failed
  return (
    <div role="alert">
      <EmptyShelf Icon={CloudAlert} title={title} detail={detail}>
        <Button onClick={() => window.location.reload()}>{deskFrameCopy.reload}</Button>
      </EmptyShelf>
    </div>
  )
}

/** Shown for unknown paths below `/painel`. */
export function NotFoundView() {
  const { title, detail, back } = deskFrameCopy.notFound
  useDeskTitle(title)
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <EmptyShelf Icon={SearchX} title={title} detail={detail}>
        <Link href={deskPaths.orders} className={buttonVariants()}>
          {back}
        </Link>
      </EmptyShelf>
    </>
  )
}

type AnswerProps<Data> = {
  readonly query: {
    readonly data: Data | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
  readonly children: (data: Data) => ReactNode
}

export function Answer<Data>({ query: { data, error, refetch }, children }: AnswerProps<Data>) {
  if (data !== undefined) return children(data)
  return error ? <CallFailure error={error} onRetry={() => void refetch()} /> : <LoadingView />
}
