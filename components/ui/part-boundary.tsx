import { Component, type ErrorInfo, type FunctionComponent, type ReactNode } from 'react'
import { failureCopy } from '@/lib/copy/failure'
import { toastCopy } from '@/lib/copy/toasts'
import { Button } from './button'

type BoundaryProps = {
  /** In the server's log. */
  readonly name: string
  readonly children: ReactNode
  /** In its place, with what draws it anew; nothing without. */
  readonly substitute?: (retry: () => void, error: unknown) => ReactNode
  readonly onFault?: (() => void) | undefined
  /** Draws it anew when this changes. */
  readonly resetKey?: string
}

/** A part that throws costs itself alone: what is around it goes on. */
export class PartBoundary extends Component<BoundaryProps, { readonly thrown: readonly unknown[] }> {
  override state = { thrown: [] as unknown[] }

  static getDerivedStateFromError(error: unknown) {
    return { thrown: [error] }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    const { name, onFault } = this.props
    onFault?.()
    const load = import('@/lib/browser/report-fault')
    load.then(({ reportFault }) => reportFault(name, { error, componentStack })).catch(() => undefined)
  }

  override componentDidUpdate({ resetKey }: BoundaryProps) {
    if (resetKey !== this.props.resetKey && this.state.thrown.length > 0) this.setState({ thrown: [] })
  }

  override render() {
    const { thrown } = this.state
    const { children, substitute } = this.props
    return thrown.length === 0 ? children : substitute?.(() => this.setState({ thrown: [] }), thrown[0])
  }
}

/** A component that costs itself alone. */
export function boundPart<P extends object>(
  Part: FunctionComponent<P>,
  { name, onFault }: Pick<BoundaryProps, 'name' | 'onFault'>,
): FunctionComponent<P> {
  return (props) => (
    <PartBoundary name={name} onFault={onFault}>
      <Part {...props} />
    </PartBoundary>
  )
}

/** In the place of a part that threw. */
export function BrokenPart({ onRetry }: { readonly onRetry: () => void }) {
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

/** Wraps the content of a drawer or a window: when it throws, the frame stays and offers to open it anew. */
export function GuardedPart({ name, children }: Props) {
  return (
    <PartBoundary name={name} substitute={(retry) => <BrokenPart onRetry={retry} />}>
      {children}
    </PartBoundary>
  )
}
