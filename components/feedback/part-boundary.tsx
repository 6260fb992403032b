import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { reportFault } from '@/lib/browser/report-fault'
import { failureCopy } from '@/lib/copy/failure'
import { toastCopy } from '@/lib/copy/toasts'

type BoundaryProps = {
  /** Log name. */
  readonly name: string
  readonly children: ReactNode
  /** Replacement with a retry; null by default. */
  readonly substitute?: (retry: () => void, error: unknown) => ReactNode
  readonly onFault?: (retry: () => void) => void
  /** Remounts on change. */
  readonly resetKey?: string
}

/** Contains errors of a part. */
export class PartBoundary extends Component<BoundaryProps, { readonly thrown: readonly unknown[] }> {
  override state = { thrown: [] as unknown[] }

  static getDerivedStateFromError(error: unknown) {
    return { thrown: [error] }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    const { name, onFault } = this.props
    onFault?.(this.retry)
    reportFault(name, { error, componentStack })
  }

  override componentDidUpdate({ resetKey }: BoundaryProps) {
    if (resetKey !== this.props.resetKey && this.state.thrown.length > 0) this.retry()
  }

  retry = () => this.setState({ thrown: [] })

  override render() {
    const { thrown } = this.state
    const { children, substitute } = this.props
    return thrown.length === 0 ? children : substitute?.(this.retry, thrown[0])
  }
}

function BrokenPart({ onRetry }: { readonly onRetry: () => void }) {
  const { title, description } = toastCopy.broken
  return (
    <div role="alert" className="py-3">
      <p className="font-bold">{title}</p>
      <p className="mb-3 text-muted-foreground">{description}</p>
      <Button variant="outline" onClick={onRetry}>
        {failureCopy.retry}
      </Button>
    </div>
  )
}

type Props = { readonly name: string; readonly children: ReactNode }

/** Keeps a window's frame when its content throws, and offers a retry. */
export function GuardedPart({ name, children }: Props) {
  return (
    <PartBoundary name={name} substitute={(retry) => <BrokenPart onRetry={retry} />}>
      {children}
    </PartBoundary>
  )
}
