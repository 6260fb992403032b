import {
  type FunctionComponent,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

type LatePart<P> = {
  readonly Part: FunctionComponent<P> | null
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly request: () => void
}

export type Loader = () => Promise<FunctionComponent>

type Props = {
  readonly name: string
  readonly load: Loader
  readonly isWanted: boolean
  /** Fallback after a failed load. */
  readonly substitute?: ReactNode
  /** Failed while still wanted. */
  readonly onFailure?: () => void
  readonly onLoaded?: () => void
  /** A tapped link takes precedence. */
  readonly onLeave?: () => void
}

/**
 * Loads a component on first use. On failure the page stays and the next request or reconnection retries;
 * `lazy` would crash the page and never retry. `load` must be stable. Rendered in slices, after the touch is
 * painted.
 */
export function useLatePart<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  name: string,
): LatePart<P> {
  const [state, setState] = useState<FunctionComponent<P> | 'loading' | 'failed' | null>(null)
  const isRequested = useRef(false)
  const request = useCallback(() => {
    if (isRequested.current) return
    isRequested.current = true
    setState('loading')
    function fail() {
      isRequested.current = false
      setState('failed')
    }
    // The boundary loads with the part, outside first views.
    Promise.all([load(), import('../feedback/announced-part')]).then(([Part, { boundPart }]) => {
      const Bounded = boundPart(Part, { name, onFault: fail, onRetry: request })
      startTransition(() => setState(() => Bounded))
    }, fail)
  }, [load, name])
  const hasFailed = state === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener('online', request, { once: true })
    return () => window.removeEventListener('online', request)
  }, [hasFailed, request])
  return {
    Part: typeof state === 'function' ? state : null,
    isLoading: state === 'loading',
    hasFailed,
    request,
  }
}

/** Mounts on first use and stays, for the closing animation. */
export function LatePanel({ name, load, isWanted, substitute, onFailure, onLoaded, onLeave }: Props) {
  const { Part: Loaded, hasFailed, request } = useLatePart(load, name)
  useEffect(() => {
    if (isWanted) request()
  }, [isWanted, request])
  const isLoaded = Loaded !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure, and once when it is there
  useEffect(() => {
    if (hasFailed && isWanted) onFailure?.()
    if (isLoaded) onLoaded?.()
  }, [hasFailed, isLoaded])
  useEffect(() => {
    if (!isWanted || isLoaded || !onLeave) return
    const leave = ({ target }: Event) => target instanceof Element && target.closest('a') && onLeave()
    document.addEventListener('click', leave)
    return () => document.removeEventListener('click', leave)
  }, [isWanted, isLoaded, onLeave])
  if (Loaded) return <Loaded />
  return hasFailed && substitute
}
