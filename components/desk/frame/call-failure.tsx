import { Button } from '@/components/ui/button'
import { EmptyShelf } from '@/components/ui/empty-shelf'
import { CloudAlert } from '@/components/ui/icons'
import { DeskCallError } from '@/lib/desk/browser/call-desk'
import { deskFrameCopy } from '@/lib/desk/copy/frame'

type Props = { readonly error: unknown; readonly onRetry: () => void }

/** In place of what could not be read from our server. */
export function CallFailure({ error, onRetry }: Props) {
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
