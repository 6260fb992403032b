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
  readonly hasFailed: boolean
  /** Loads it, unless it is there or on its way. */
  readonly request: () => void
}

export type Loader = () => Promise<FunctionComponent>

type Props = {
  readonly load: Loader
  readonly isWanted: boolean
  /** Shown while it could not be loaded. */
  readonly substitute?: ReactNode
  readonly onFailure?: () => void
  readonly onLoaded?: () => void
  /** A link was tapped while this was on its way: the link wins. */
  readonly onLeave?: () => void
}

/**
 * A component whose code comes with its first use. Where it cannot be loaded the page stays as it is, and the next
 * request tries again, as does a connection that comes back: `lazy` takes the page down with it, and never asks twice. `load` is the same function always.
 * It is drawn in slices, behind the answer to the touch that asked for it.
 */
export function useLatePart<P>(load: () => Promise<FunctionComponent<P>>): LatePart<P> {
  const [state, setState] = useState<FunctionComponent<P> | 'loading' | 'failed' | null>(null)
  const isRequested = useRef(false)
  const request = useCallback(() => {
    if (isRequested.current) return
    isRequested.current = true
    setState('loading')
    load().then(
      (Part) => startTransition(() => setState(() => Part)),
      () => {
        isRequested.current = false
        setState('failed')
      },
    )
  }, [load])
  useEffect(() => {
    if (state !== 'failed') return
    window.addEventListener('online', request, { once: true })
    return () => window.removeEventListener('online', request)
  }, [state, request])
  return {
    Part: typeof state === 'function' ? state : null,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    request,
  }
}

/** Comes when it is first wanted and then stays, so that a drawer can close with its animation. */
export function LatePanel({ load, isWanted, substitute, onFailure, onLoaded, onLeave }: Props) {
  const { Part: Loaded, hasFailed, request } = useLatePart(load)
  useEffect(() => {
    if (isWanted) request()
  }, [isWanted, request])
  const isLoaded = Loaded !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure, and once when it is there
  useEffect(() => {
    if (hasFailed) onFailure?.()
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
