import { usePathname } from 'next/navigation'
import {
  type FunctionComponent,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

type Load<P> = () => Promise<FunctionComponent<P>>

type LazyProps = {
  /** Loads it; it stays from then on, for its closing animation. */
  readonly isWanted?: boolean
  /** Shown until it is there. */
  readonly fallback?: (state: 'loading' | 'failed' | null) => ReactNode
  /** Failed while still wanted. */
  readonly onFailure?: () => void
  readonly onLoaded?: () => void
}

export type LazyPart<P = object> = FunctionComponent<P & LazyProps>

const loads = new Map<string, Load<object>>()

/** Starts on touch; a panel is named as in its store. */
export function preload(name: string): void {
  loads
    .get(name)?.()
    .catch(() => undefined)
}

/**
 * Loads a component on first use. On failure the page stays and the next request or reconnection retries;
 * `lazy` would crash the page and never retry. `load` must be stable. Rendered in slices, after the touch is
 * painted.
 */
export function useLatePart<P extends object>(load: Load<P>, name: string) {
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
  const Part = typeof state === 'function' ? state : null
  return { Part, isLoading: state === 'loading', hasFailed, request }
}

type LazyComponentProps = LazyProps & { readonly name: string; readonly load: Load<object> }

function Lazy({ name, load, isWanted = true, fallback, onFailure, onLoaded, ...props }: LazyComponentProps) {
  const pathname = usePathname()
  const { Part, isLoading, hasFailed, request } = useLatePart(load, name)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page tries again
  useEffect(() => {
    if (isWanted) request()
  }, [isWanted, request, pathname])
  const isLoaded = Part !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure, and once when it is there
  useEffect(() => {
    if (hasFailed && isWanted) onFailure?.()
    if (isLoaded) onLoaded?.()
  }, [hasFailed, isLoaded])
  if (Part) return <Part {...props} />
  return fallback?.(isLoading ? 'loading' : hasFailed ? 'failed' : null)
}

type Exports<Name extends string> = { readonly [_ in Name]: (props: never) => ReactNode }
type PropsOf<Part> = Part extends (props: infer P extends object) => ReactNode ? P : object

/**
 * Makes a component of an export that loads when first wanted; what has failed is tried again on the next page, too.
 * `name`: in logs; a panel's own.
 */
export function lazyPart<Name extends string, Module extends Exports<Name>>(
  load: () => Promise<Module>,
  exportName: Name,
  name: string = exportName,
): LazyPart<PropsOf<Module[Name]>> {
  const loadPart = () => load().then((module) => module[exportName] as unknown as FunctionComponent)
  loads.set(name, loadPart)
  return (props: LazyProps) => <Lazy name={name} load={loadPart} {...props} />
}
