import type { ComponentProps, FunctionComponent } from 'react'
import { reportFault } from '@/lib/browser/report-fault'
import { failureCopy } from '@/lib/copy/failure'
import { toastCopy } from '@/lib/copy/toasts'
import { useStores } from '@/stores/storefront-provider'
import { PartBoundary } from './part-boundary'

type Late = {
  /** Log name; a panel's own. */
  readonly name: string
  readonly onFault?: () => void
  /** Remounts when the boundary unmounted with it. */
  readonly onRetry?: () => void
}

type Props = Late & Pick<ComponentProps<typeof PartBoundary>, 'children' | 'resetKey'>

/** Catches errors of a frameless part; a toast offers to retry. */
export function AnnouncedPart({ onFault, onRetry, ...boundary }: Props) {
  const { panel, toast } = useStores()
  function announce(retry: () => void) {
    onFault?.()
    // The plain toast replaces a failed toast.
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

/** Wraps a late part in a boundary. */
export function boundPart<P extends object>(Part: FunctionComponent<P>, late: Late): FunctionComponent<P> {
  return (props) => (
    <AnnouncedPart {...late}>
      <Part {...props} />
    </AnnouncedPart>
  )
}

/** Logs page-level faults; here, as every page loads this file late. */
export function reportPage(error: unknown): void {
  reportFault('page', { error })
}
