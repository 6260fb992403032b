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
  /** Null until it has come. */
  readonly Part: FunctionComponent<P> | null
  readonly isLoading: boolean
  /** It could not be loaded, or threw. */
  readonly hasFailed: boolean
  /** Loads it, unless it is there or on its way. */
  readonly request: () => void
}

export type Loader = () => Promise<FunctionComponent>

type Props = {
  readonly name: string
  readonly load: Loader
  readonly isWanted: boolean
  /** Shown while it could not be loaded. */
  readonly substitute?: ReactNode
  /** It could not be loaded, and is still wanted. */
  readonly onFailure?: () => void
  readonly onLoaded?: () => void
  /** A link was tapped while this was on its way: the link wins. */
  readonly onLeave?: () => void
}

/**
 * A component whose code comes with its first use. Where it cannot be loaded the page stays as it is, and the next
 * request tries again, as does a connection that comes back: `lazy` takes the page down with it, and never asks twice. `load` is the same function always.
 * One that throws is as one that could not be loaded, and a toast says so.
 * It is drawn in slices, behind the answer to the touch that asked for it.
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
    // Catches what the part throws. It comes beside the part: no first view has it.
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

/** Comes when it is first wanted and then stays, so that a drawer can close with its animation. */
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
