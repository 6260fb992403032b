import type { ComponentProps, FunctionComponent } from 'react'
import { reportFault } from '@/lib/browser/report-fault'
import { failureCopy } from '@/lib/copy/failure'
import { toastCopy } from '@/lib/copy/toasts'
import { useStores } from '@/stores/storefront-provider'
import { PartBoundary } from '../ui/part-boundary'

type Late = {
  /** Stands in the server's log. That of a panel is the panel's name. */
  readonly name: string
  readonly onFault?: () => void
  /** Draws it anew where the boundary went with it. */
  readonly onRetry?: () => void
}

type Props = Late & Pick<ComponentProps<typeof PartBoundary>, 'children' | 'resetKey'>

/** Wraps a part without a frame: when it throws, its panel closes, and a toast says so and opens or draws it anew. */
export function AnnouncedPart({ onFault, onRetry, ...boundary }: Props) {
  const { panel, toast } = useStores()
  function announce(retry: () => void) {
    onFault?.()
    // In its place the plain toast says what it was to say.
    if (boundary.name === 'toast') return
    const { open, close, show } = panel.getState()
    const isOpen = open === boundary.name
    if (isOpen) close()
    const run = isOpen ? () => show(open) : (onRetry ?? retry)
    const action = { label: failureCopy.retry, altText: failureCopy.retry, run }
    toast.getState().show({ title: toastCopy.broken.title, variant: 'destructive', action })
  }
  return <PartBoundary onFault={announce} {...boundary} />
}

/** Binds a late part, so that its fault costs itself alone. */
export function boundPart<P extends object>(Part: FunctionComponent<P>, late: Late): FunctionComponent<P> {
  return (props) => (
    <AnnouncedPart {...late}>
      <Part {...props} />
    </AnnouncedPart>
  )
}

/** Logs a fault that takes a whole page down; here, because every page loads this file late already. */
export function reportPage(error: unknown): void {
  reportFault('page', { error })
}
