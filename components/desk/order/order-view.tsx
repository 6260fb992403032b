import { Link } from 'wouter'
import { buttonVariants } from '@/components/ui/button'
import { EmptyShelf } from '@/components/ui/empty-shelf'
import { SearchX } from '@/components/ui/icons'
import { codeText } from '@/lib/copy/order'
import { DeskCallError } from '@/lib/desk/browser/call-desk'
import { deskOrderCopy as copy } from '@/lib/desk/copy/order'
import { CallFailure } from '../frame/call-failure'
import { LoadingView } from '../frame/loading-view'
import { useDeskTitle } from '../frame/use-desk-title'
import { lastList } from '../orders/last-list'
import { useDeskUser } from '../sign-in/session'
import { OpenOrder } from './open-order'
import { useServerOrder } from './order-queries'
import { useUnsentPicks } from './picks'
import { shownOrder } from './shown-order'

/** One order: what is in it, what became of each line, and where it goes next. */
export function OrderView({ code }: { readonly code: string }) {
  useDeskTitle(codeText(code))
  const { data, error, dataUpdatedAt, refetch } = useServerOrder(code)
  const unsent = useUnsentPicks()
  const user = useDeskUser()
  // What was read once stays in view: a picker goes on without a connection.
  if (data) return <OpenOrder order={shownOrder(data, unsent, user)} readAt={dataUpdatedAt} />
  if (error instanceof DeskCallError && error.kind === 'not-found') {
    return (
      <>
        <h1 className="sr-only">{copy.notFound.title}</h1>
        <EmptyShelf Icon={SearchX} {...copy.notFound}>
          <Link href={lastList()} className={buttonVariants()}>
            {copy.back}
          </Link>
        </EmptyShelf>
      </>
    )
  }
  return error ? <CallFailure error={error} onRetry={() => void refetch()} /> : <LoadingView />
}
